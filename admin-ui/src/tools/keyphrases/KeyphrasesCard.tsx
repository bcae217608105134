import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { KEYPHRASE_MESSAGES } from '@contracts/keyphrases/keyphrase-messages';
import { MAX_KEYPHRASES } from '@domain/keyphrases/phrase-list';
import { LanguageSelect } from '../../shared/text/LanguageSelect';
import type { CheckerSettings } from './settings';

export interface KeyphrasesCardProps {
  /** As they are written. */
  field: string;
  count: number;
  settings: CheckerSettings;
  detected: string | undefined;
  onWrite: (field: string) => void;
  onChange: (change: Partial<CheckerSettings>) => void;
}

/** What is looked for, and how. */
export function KeyphrasesCard({ field, count, settings, detected, onWrite, onChange }: KeyphrasesCardProps) {
  const tooMany = count > MAX_KEYPHRASES;
  return (
    <Card component="section" aria-label="Keyphrases" sx={{ p: { xs: 2, md: 3 } }}>
      <TextField
        label="Keyphrases"
        multiline
        minRows={2}
        maxRows={8}
        fullWidth
        value={field}
        onChange={(event) => onWrite(event.target.value)}
        error={tooMany}
        helperText={
          tooMany
            ? KEYPHRASE_MESSAGES.tooMany(count, MAX_KEYPHRASES)
            : `One per line or separated by commas, ${MAX_KEYPHRASES} at most. If you enter none, the five strongest phrases of the text are checked.`
        }
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mt: 1 }}>
        <FormControlLabel
          label="Word forms"
          control={
            <Switch checked={settings.wordForms} onChange={(_, wordForms) => onChange({ wordForms })} />
          }
        />
        <FormControlLabel
          label="Any order"
          control={<Switch checked={settings.anyOrder} onChange={(_, anyOrder) => onChange({ anyOrder })} />}
        />
        <FormControlLabel
          label="Compare two texts"
          control={
            <Switch checked={settings.compare} onChange={(_, compare) => onChange({ compare, side: 0 })} />
          }
        />
      </Box>
      <LanguageSelect
        detected={detected}
        chosen={settings.language}
        onChoose={(language) => onChange({ language })}
        helperText="Word forms, function words and sentences depend on it."
      />
    </Card>
  );
}
