import { MAX_WORD_LENGTH, MAX_WORDS_PER_LIST, tidyWord } from '@contracts/intent/intent';
import { normalizeText } from '@domain/intent/normalize';
import { counted } from '../../../shared/counted';
import { formatCount } from '../../../shared/format';

/** What became of words that were to join a list. Words that match the same text are duplicates. */
export interface Addition {
  words: string[];
  added: string[];
  duplicates: number;
  tooLong: number;
  /** Words that the full list had no room for. */
  overflow: number;
}

/** The words of a typed or pasted list, parted by commas, semicolons, tabs or line ends. */
export function splitWords(text: string): string[] {
  return text
    .split(/[\r\n,;\t]+/)
    .map((part) => tidyWord(part).replace(/^"(.*)"$/, '$1'))
    .filter(Boolean);
}

/** New words come before those that are chosen, in their own order. */
export function addWords(chosen: readonly string[], incoming: readonly string[]): Addition {
  const keys = new Set(chosen.map(normalizeText));
  const room = MAX_WORDS_PER_LIST - chosen.length;
  const added: string[] = [];
  const result = { added, duplicates: 0, tooLong: 0, overflow: 0 };
  for (const label of incoming.map(tidyWord)) {
    const key = normalizeText(label);
    if (!key) continue;
    if (keys.has(key)) result.duplicates += 1;
    else if (label.length > MAX_WORD_LENGTH) result.tooLong += 1;
    else if (added.length >= room) result.overflow += 1;
    else {
      keys.add(key);
      added.push(label);
    }
  }
  return { ...result, words: [...added, ...chosen] };
}

export function removeWord(chosen: readonly string[], label: string): string[] {
  const key = normalizeText(label);
  return chosen.filter((word) => normalizeText(word) !== key);
}

/** One sentence about an addition, for the line under a picker. */
export function describeAddition({ added, duplicates, tooLong, overflow }: Addition): string {
  const parts = [`${counted(added.length, 'word')} added`];
  if (duplicates) parts.push(`${formatCount(duplicates)} already chosen`);
  if (tooLong) parts.push(`${formatCount(tooLong)} longer than ${MAX_WORD_LENGTH} characters left out`);
  if (overflow) {
    parts.push(`${formatCount(overflow)} left out, as a list holds ${formatCount(MAX_WORDS_PER_LIST)} words`);
  }
  return `${parts.join(', ')}.`;
}
