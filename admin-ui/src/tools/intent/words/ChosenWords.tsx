import type { IntentType } from '@contracts/intent/intent';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, memo, useState } from 'react';
import { formatCount } from '../../../shared/format';
import { IntentDot } from '../../../shared/intent/IntentDot';
import { intentTint } from '../../../shared/intent/intentColors';

interface WordChipProps {
  word: string;
  /** Whether the Tab key stops here; the arrow keys lead on. */
  tabStop: boolean;
  onRemove: (word: string) => void;
}

/** A chosen word. There may be hundreds: one that stays as it is does not render again. */
const WordChip = memo(function WordChip({ word, tabStop, onRemove }: WordChipProps) {
  return (
    <Chip
      size="small"
      label={word}
      tabIndex={tabStop ? 0 : -1}
      aria-label={`${word}, press Delete to remove`}
      onDelete={() => onRemove(word)}
    />
  );
});

export interface ChosenWordsProps {
  label: string;
  intent: IntentType;
  words: string[];
  limit: number;
  onRemove: (word: string) => void;
  onClear: () => void;
}

const COLLAPSED = 12;
const STEP = 100;

/** The chosen words as removable chips; a long list is shown in steps. */
export const ChosenWords = memo(function ChosenWords(props: ChosenWordsProps) {
  const { label, intent, words, limit, onRemove, onClear } = props;
  const [visible, setVisible] = useState(COLLAPSED);
  const shown = words.slice(0, visible);
  const hidden = words.length - shown.length;
  return (
    <Box sx={{ mt: 0.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}>
        <IntentDot intent={intent} />
        <Typography variant="body2" color="text.secondary" sx={{ flex: 1 }}>
          {words.length
            ? `${formatCount(words.length)} of ${formatCount(limit)} words`
            : 'No words chosen yet'}
        </Typography>
        {visible > COLLAPSED && words.length > COLLAPSED ? (
          <Button size="small" onClick={() => setVisible(COLLAPSED)}>
            Show fewer
          </Button>
        ) : null}
        {words.length ? (
          <Button
            size="small"
            color="secondary"
            onClick={onClear}
            sx={{ mr: -1.5 }}
            aria-label={`Clear all ${label}`}
          >
            Clear all
          </Button>
        ) : null}
      </Box>
      {words.length ? (
        <Box
          role="group"
          aria-label={`Chosen ${label}`}
          onKeyDown={moveFocus}
          onKeyUp={keepFocusOnDelete}
          sx={(theme) => ({
            display: 'flex',
            flexWrap: 'wrap',
            gap: 0.75,
            maxHeight: 240,
            overflowY: 'auto',
            p: '3px',
            m: '-3px',
            '& .MuiChip-deletable': { ...intentTint(theme, intent), maxWidth: '100%' },
          })}
        >
          {shown.map((word, index) => (
            <WordChip key={word} word={word} tabStop={index === 0} onRemove={onRemove} />
          ))}
          {hidden ? (
            <Chip
              size="small"
              variant="outlined"
              tabIndex={-1}
              label={`+ ${formatCount(hidden)} more`}
              onClick={() => setVisible(visible + STEP)}
            />
          ) : null}
        </Box>
      ) : null}
    </Box>
  );
});

const STEPS: Partial<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => Math.min(index + 1, last),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** One tab stop for a group of chips: the arrow keys, Home and End go from one to the next. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { chips, index } = focusedChip(event);
  const step = STEPS[event.key];
  if (index < 0 || !step) return;
  event.preventDefault();
  chips[step(index, chips.length - 1)]?.focus();
}

/** A chip is deleted as the key comes up; its neighbour takes the focus before it goes. */
function keepFocusOnDelete(event: KeyboardEvent<HTMLElement>): void {
  const { chips, index } = focusedChip(event);
  if (index < 0 || (event.key !== 'Delete' && event.key !== 'Backspace')) return;
  (chips[index + 1] ?? chips[index - 1])?.focus();
}

function focusedChip({ currentTarget, target }: KeyboardEvent<HTMLElement>) {
  const chips = [...currentTarget.querySelectorAll<HTMLElement>('[role="button"]')];
  return { chips, index: chips.indexOf(target as HTMLElement) };
}
