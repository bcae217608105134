import Chip from '@mui/material/Chip';
import { memo } from 'react';

export interface WordChipProps {
  word: string;
  /** Whether the Tab key stops here; the arrow keys lead on. */
  tabStop: boolean;
  onRemove: (word: string) => void;
}

/** A chosen word. There may be hundreds: one that stays as it is does not render again. */
export const WordChip = memo(function WordChip({ word, tabStop, onRemove }: WordChipProps) {
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
