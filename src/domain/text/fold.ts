import { normalizeUnicode } from './unicode';

/** Languages that have a dotted and a dotless i: capital I is ı there, and İ is i (SpecialCasing.txt of Unicode). */
const TWO_IS: ReadonlySet<string> = new Set(['tr', 'az']);
/** Below it no character folds otherwise than it is lower-cased. */
const FIRST_FOLDED = /[^\0-\xde]/;
const DOTTED = /i\u0307/g;
const GREEK = /[\u0370-\u03ff\u1f00-\u1fff]/;
/** Acute, grave, circumflex: capitals are written without them. The dieresis stays. */
const GREEK_ACCENTS = /(?<=\p{Script=Greek}\u0308?)[\u0300\u0301\u0342]/gu;

/**
 * Text in lower case, as its language writes it, for people to read.
 * @param language ISO 639-1; without it a dotted capital I becomes a plain i
 */
export function lowerCase(text: string, language?: string): string {
  const lower =
    language !== undefined && TWO_IS.has(language) ? text.toLocaleLowerCase('tr') : text.toLowerCase();
  return lower.includes('\u0307') ? lower.replace(DOTTED, 'i') : lower;
}

/**
 * Text in capitals, as its language writes it.
 * @param language ISO 639-1
 */
export function upperCase(text: string, language?: string): string {
  return language !== undefined && TWO_IS.has(language) ? text.toLocaleUpperCase('tr') : text.toUpperCase();
}

/**
 * What spellings that differ in capitals alone have in common: the case fold of Unicode (CaseFolding.txt: `ß` is `ss`,
 * final sigma is sigma), Greek without the accents that capitals leave out, and by language both kinds of i. Without a
 * language the two kinds of i are one, since nobody knows then which a capital I is.
 * @param language ISO 639-1
 */
export function foldCase(text: string, language?: string): string {
  const lower = lowerCase(text, language);
  if (!FIRST_FOLDED.test(lower)) return lower;
  const folded = lower.replaceAll('ß', 'ss').replaceAll('ς', 'σ');
  const greek = GREEK.test(folded) ? withoutAccents(folded) : folded;
  return language !== undefined && TWO_IS.has(language) ? greek : greek.replaceAll('ı', 'i');
}

function withoutAccents(greek: string): string {
  const bare = normalizeUnicode(greek, 'NFD').replace(GREEK_ACCENTS, '');
  return normalizeUnicode(bare, 'NFC');
}
