import { foldCase } from './fold';
import { normalizeUnicode } from './unicode';

const PLAIN = /^[a-z0-9]*$/;
const APOSTROPHES = /[\u2018\u2019\u02bc\u0060\u00b4\uff07]/g;
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
/** What NFKC makes of `½`, which is typed otherwise. */
const FRACTION_SLASH = /\u2044/g;
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/**
 * What two spellings of one word have in common: no capitals, one apostrophe, one dash, one stroke of fractions, nothing invisible.
 * @param language ISO 639-1, where it is known
 */
export function comparable(word: string, language?: string): string {
  // Most words of a text are spelled so already, in every language.
  if (PLAIN.test(word)) return word;
  const folded = foldCase(word, language);
  if (PLAIN.test(folded)) return folded;
  return foldCase(normalizeUnicode(folded, 'NFKC'), language)
    .replace(APOSTROPHES, "'")
    .replace(DASHES, '-')
    .replace(FRACTION_SLASH, '/')
    .replace(INVISIBLE, '');
}
