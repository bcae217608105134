import { diffWordsWithSpace } from 'diff';

/** A part of a text; marked is what the other text does not have. */
export interface MarkedPart {
  text: string;
  marked: boolean;
}

/** After this, in milliseconds, two values are shown as replaced. */
const PATIENCE_MS = 100;

/** Two values with the words that differ marked in each. */
export function markedWords(before: string, after: string): { before: MarkedPart[]; after: MarkedPart[] } {
  const parts = diffWordsWithSpace(before, after, { timeout: PATIENCE_MS });
  if (!parts) {
    return { before: [{ text: before, marked: true }], after: [{ text: after, marked: true }] };
  }
  const side = (without: 'added' | 'removed', marks: 'added' | 'removed') =>
    parts.filter((part) => !part[without]).map((part) => ({ text: part.value, marked: part[marks] }));
  return { before: side('added', 'removed'), after: side('removed', 'added') };
}
