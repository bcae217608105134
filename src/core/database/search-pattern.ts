import { normalizeUnicode } from '../../domain/text/unicode';
import { literalPattern } from './list-page';

/** A longer text is sought as it stands: with all accents of each letter its pattern would pass the database's limit. */
const MAX_FOLDED = 100;
/** Blocks of letters that have accents in one character: Latin, Greek and Cyrillic, Vietnamese, polytonic Greek. */
const BLOCKS: [first: number, last: number][] = [
  [0xc0, 0x24f],
  [0x370, 0x4ff],
  [0x1e00, 0x1fff],
];
const ACCENTS = /[\u0300-\u036f]/gu;
/** After a letter: accents that are characters of their own. */
const OWN_ACCENTS = '[\u0300-\u036f]*';
/** Strokes that Unicode does not count as accents, and letters that two others are written for. */
const STROKES: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ŧ: 't', ı: 'i' };
const LIGATURES: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' };
const PAIRS = new Map(Object.entries(LIGATURES).map(([letter, pair]) => [pair, letter]));

const accented = accentedLetters();

/**
 * A pattern that finds the text in keys of lower case wherever it stands, whichever accents are on its letters or on
 * those of the key: `muller` and `müller` both find both.
 */
export function accentBlindPattern(text: string): string {
  const letters = Array.from(withoutAccents(text));
  if (letters.length > MAX_FOLDED) return literalPattern(text);
  let pattern = '';
  for (let at = 0; at < letters.length; at++) {
    const [one = '', next = ''] = letters.slice(at, at + 2);
    const ligature = PAIRS.get(one + next);
    if (ligature) at++;
    pattern += ligature ? `(?:${letterPattern(one)}${letterPattern(next)}|${ligature})` : letterPattern(one);
  }
  return pattern;
}

function letterPattern(letter: string): string {
  const others = accented.get(letter);
  if (others) return `[${letter}${others}]${OWN_ACCENTS}`;
  return /\p{L}/u.test(letter) ? `${letter}${OWN_ACCENTS}` : literalPattern(letter);
}

function withoutAccents(text: string): string {
  const plain = normalizeUnicode(text, 'NFD').replace(ACCENTS, '');
  return normalizeUnicode(plain, 'NFC').replace(
    /[øłđħŧıßæœþ]/gu,
    (letter) => STROKES[letter] ?? LIGATURES[letter] ?? letter,
  );
}

/** By plain letter, those that are this letter with accents. */
function accentedLetters(): Map<string, string> {
  const found = new Map<string, string>();
  for (const [first, last] of BLOCKS) {
    for (let code = first; code <= last; code++) {
      const letter = String.fromCharCode(code);
      const plain = STROKES[letter] ?? normalizeUnicode(letter, 'NFD').replace(ACCENTS, '');
      if (plain === letter || plain.length !== 1 || letter !== letter.toLowerCase()) continue;
      found.set(plain, (found.get(plain) ?? '') + letter);
    }
  }
  return found;
}
