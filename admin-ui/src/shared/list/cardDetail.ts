import type { ChipProps } from '@mui/material/Chip';

/** A short fact of a record. */
export interface CardChip {
  label: string;
  color?: ChipProps['color'];
}

/** What a card on a phone tells below its title. */
export interface CardDetail {
  line?: string;
  chips?: readonly CardChip[];
}

/** Chips of what there is. */
export function chipsOf(...labels: (string | false | undefined)[]): CardChip[] {
  return labels.flatMap((label) => (label ? [{ label }] : []));
}
