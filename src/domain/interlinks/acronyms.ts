import { NO_STEM, type WordIds } from './word-ids';

/** Letters of an acronym: shorter ones are words and units, longer ones hardly exist [A]. */
const LETTERS = { min: 3, max: 6 } as const;
const INITIAL = /^\p{L}/u;

/**
 * How a name is shortened: the initials of all its words, or of those that carry a meaning, in capitals, where a text writes
 * them so. Initials that nobody writes are none.
 */
export function acronymsOf(name: string, words: WordIds, isWritten: (acronym: string) => boolean): string[] {
  const all = words.wordsOf(name);
  const initials = (chosen: typeof all) =>
    chosen.map(({ start, end }) => INITIAL.exec(name.slice(start, end))?.[0] ?? '').join('');
  const content = all.filter(({ stem }) => stem !== NO_STEM);
  const candidates = new Set([initials(all), initials(content)].map((letters) => letters.toUpperCase()));
  return [...candidates].filter((acronym) => {
    const { length } = Array.from(acronym);
    return length >= LETTERS.min && length <= LETTERS.max && isWritten(acronym);
  });
}
