import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { READING_WORDS_PER_MINUTE } from '@domain/text/reading-time';
import { useId } from 'react';
import { ResultFrame } from '../../shared/result/ResultFrame';
import { type CounterSettings, MAX_PACE, MIN_PACE, PRESENTATION_PACE } from './settings';

export interface PacePanelProps {
  settings: CounterSettings;
  onChange: (change: Partial<CounterSettings>) => void;
}

/** How words are counted, and how fast they are read and spoken. */
export function PacePanel({ settings: { words, pace, speaking }, onChange }: PacePanelProps) {
  const id = useId();
  return (
    <ResultFrame
      title="How it is counted"
      text="These speeds are for English. Other languages are read slower or faster, as measured (Brysbaert 2019, IReST 2012)."
    >
      <Choice
        label="Words"
        value={words}
        choices={[
          ['unicode', 'Unicode'],
          ['word', 'Like Word'],
        ]}
        onChange={(chosen) => onChange({ words: chosen })}
      />
      <Choice
        label="Speaking"
        value={speaking}
        choices={[
          ['aloud', 'Reading aloud'],
          ['presentation', `Presentation, ${PRESENTATION_PACE}`],
        ]}
        onChange={(chosen) => onChange({ speaking: chosen })}
      />
      <Box sx={{ mt: 2, display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography id={id} variant="body2" sx={{ fontWeight: 600 }}>
          Reading: {pace} words a minute
        </Typography>
        <Button
          size="small"
          disabled={pace === READING_WORDS_PER_MINUTE}
          onClick={() => onChange({ pace: READING_WORDS_PER_MINUTE })}
        >
          Usual: {READING_WORDS_PER_MINUTE}
        </Button>
      </Box>
      <Box sx={{ px: 1 }}>
        <Slider
          aria-labelledby={id}
          min={MIN_PACE}
          max={MAX_PACE}
          value={pace}
          onChange={(_, value) => onChange({ pace: value })}
        />
      </Box>
    </ResultFrame>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly (readonly [value: Value, name: string])[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, choices, onChange }: ChoiceProps<Value>) {
  return (
    <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Typography variant="body2" sx={{ fontWeight: 600, width: 80 }}>
        {label}
      </Typography>
      <ToggleButtonGroup
        size="small"
        exclusive
        aria-label={label}
        value={value}
        onChange={(_, chosen: Value | null) => onChange(chosen ?? value)}
      >
        {choices.map(([each, name]) => (
          <ToggleButton key={each} value={each} sx={{ px: 1.5 }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
