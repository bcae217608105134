import { literalPattern } from './literal-pattern';
import { normalizeUnicode } from './unicode';

/** A longer word is sought as it stands: with all accents of each letter its pattern would pass a database's limit. */
const MAX_FOLDED = 100;
/** Nobody types more; what is behind them is one more, as it stands. */
const MAX_WORDS = 20;
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
/** What stands for two letters, other than their own. */
const PAIRS: Record<string, string> = {
  ss: 'ß',
  ae: 'æ|ä|a\u0308',
  oe: 'œ|ø|ö|o\u0308',
  ue: 'ü|u\u0308',
  th: 'þ',
};
/** They are written with an `e` as well. */
const UMLAUTS = new Set(['ä', 'ö', 'ü', 'ø']);
const APOSTROPHE = "'";
/** All that is typed or set for one. */
const APOSTROPHES = "['`\u00b4\u2018\u2019\u201b\u02b9\u02bb\u02bc\u02bd\u2032\u2035\uff07]";
const IS_APOSTROPHE = new RegExp(`^${APOSTROPHES}$`, 'u');

const accented = accentedLetters();

/** A letter of a search without what it may be written without. */
interface Letter {
  plain: string;
  isUmlaut?: boolean;
}

/**
 * A pattern for each word of a search. A text that all of them find, in any order, is found: whatever its case, with
 * or without accents on the search's letters and on its own (`muller`, `müller` and `mueller` find `Müller`), and with
 * whatever apostrophe. They are for engines that ignore case.
 */
export function searchPatterns(text: string): string[] {
  const words = [...new Set(text.trim().split(/\s+/u))];
  const rest = words.slice(MAX_WORDS).join(' ');
  return [...words.slice(0, MAX_WORDS), rest].map(wordPattern).filter((pattern) => pattern !== '');
}

/** Tells whether each word of a search is in one of the texts: what `searchPatterns` asks a database for. */
export function searchMatcher(search: string): (...texts: (string | null | undefined)[]) => boolean {
  const words = searchPatterns(search).map((pattern) => new RegExp(pattern, 'iu'));
  return (...texts) =>
    words.every((word) => texts.some((text) => typeof text === 'string' && word.test(text)));
}

function wordPattern(word: string): string {
  const letters = lettersOf(word);
  if (letters.length > MAX_FOLDED) return literalPattern(word);
  let pattern = '';
  for (let at = 0; at < letters.length; at++) {
    const [one, next] = letters.slice(at, at + 2);
    if (!one) break;
    const others = next && !one.isUmlaut ? PAIRS[one.plain + next.plain] : undefined;
    if (next && others) {
      pattern += `(?:${letterPattern(one)}${letterPattern(next)}|${others})`;
      at++;
    } else pattern += letterPattern(one);
  }
  return pattern;
}

function lettersOf(word: string): Letter[] {
  return Array.from(normalizeUnicode(word, 'NFC').toLowerCase()).flatMap((letter): Letter[] => {
    if (IS_APOSTROPHE.test(letter)) return [{ plain: APOSTROPHE }];
    const pair = LIGATURES[letter];
    if (pair) return Array.from(pair, (plain) => ({ plain }));
    const plain = plainLetter(letter);
    return plain === '' ? [] : [{ plain, isUmlaut: UMLAUTS.has(letter) }];
  });
}

function letterPattern({ plain, isUmlaut }: Letter): string {
  if (plain === APOSTROPHE) return APOSTROPHES;
  const others = accented.get(plain);
  if (others) return `[${plain}${others}]${OWN_ACCENTS}${isUmlaut ? 'e?' : ''}`;
  return /\p{L}/u.test(plain) ? `${plain}${OWN_ACCENTS}` : literalPattern(plain);
}

/** Empty for an accent that stands alone. */
function plainLetter(letter: string): string {
  const bare = normalizeUnicode(letter, 'NFD').replace(ACCENTS, '');
  return STROKES[letter] ?? normalizeUnicode(bare, 'NFC');
}

/** By plain letter, those that are this letter with accents. */
function accentedLetters(): Map<string, string> {
  const found = new Map<string, string>();
  for (const [first, last] of BLOCKS) {
    for (let code = first; code <= last; code++) {
      const letter = String.fromCharCode(code);
      const plain = plainLetter(letter);
      if (plain === letter || plain.length !== 1 || letter !== letter.toLowerCase()) continue;
      found.set(plain, (found.get(plain) ?? '') + letter);
    }
  }
  return found;
}
