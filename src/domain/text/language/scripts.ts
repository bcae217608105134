/** Writing systems that say something of the language, by their names in Unicode. */
export type Script =
  | 'Latin'
  | 'Cyrillic'
  | 'Arabic'
  | 'Devanagari'
  | 'Han'
  | 'Kana'
  | 'Hangul'
  | 'Thai'
  | 'Greek'
  | 'Hebrew'
  | 'Georgian'
  | 'Armenian'
  | 'Tamil'
  | 'Bengali'
  | 'Gujarati'
  | 'Gurmukhi'
  | 'Kannada'
  | 'Malayalam'
  | 'Oriya'
  | 'Telugu'
  | 'Ethiopic'
  | 'Lao'
  | 'Khmer'
  | 'Myanmar';

const PATTERNS: readonly (readonly [Script, RegExp])[] = [
  ['Latin', /\p{Script=Latin}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Devanagari', /\p{Script=Devanagari}/u],
  ['Han', /\p{Script=Han}/u],
  ['Kana', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Hangul', /\p{Script=Hangul}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Georgian', /\p{Script=Georgian}/u],
  ['Armenian', /\p{Script=Armenian}/u],
  ['Tamil', /\p{Script=Tamil}/u],
  ['Bengali', /\p{Script=Bengali}/u],
  ['Gujarati', /\p{Script=Gujarati}/u],
  ['Gurmukhi', /\p{Script=Gurmukhi}/u],
  ['Kannada', /\p{Script=Kannada}/u],
  ['Malayalam', /\p{Script=Malayalam}/u],
  ['Oriya', /\p{Script=Oriya}/u],
  ['Telugu', /\p{Script=Telugu}/u],
  ['Ethiopic', /\p{Script=Ethiopic}/u],
  ['Lao', /\p{Script=Lao}/u],
  ['Khmer', /\p{Script=Khmer}/u],
  ['Myanmar', /\p{Script=Myanmar}/u],
];
const LETTER = /\p{L}/gu;

const known = new Map<string, Script | undefined>();

/** The script of one letter; the answers are kept, for a text repeats its letters. */
function scriptOf(letter: string): Script | undefined {
  if (!known.has(letter)) known.set(letter, PATTERNS.find(([, pattern]) => pattern.test(letter))?.[0]);
  return known.get(letter);
}

export interface ScriptShare {
  /** The script of most letters; undefined without letters that are known. */
  script: Script | undefined;
  /** Letters of the text, of whatever script. */
  letters: number;
  counts: ReadonlyMap<Script, number>;
}

/** How many letters of each script a text has. */
export function scriptsOf(text: string): ScriptShare {
  const counts = new Map<Script, number>();
  let letters = 0;
  for (const [letter] of text.matchAll(LETTER)) {
    letters += 1;
    const script = scriptOf(letter);
    if (script) counts.set(script, (counts.get(script) ?? 0) + 1);
  }
  const [first] = [...counts].sort((a, b) => b[1] - a[1]);
  return { script: first?.[0], letters, counts };
}

/** How many letters a text has. */
export function countLetters(text: string): number {
  return text.match(LETTER)?.length ?? 0;
}
