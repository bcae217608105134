import type { Vocabulary } from './vocabulary';

/** Words and phrases that are written one after the other; all of them are important. */
export function phrases(...lists: readonly string[]): Vocabulary {
  return { important: lists.join(', ').split(', '), others: [] };
}
