import { type LetterLanguage, letterFit } from './letter-fit';

/** Nats that a sign takes from a reading, by where it stands. */
const SIGN = { apostrophe: -2, diameter: -2, usual: -4, rare: -9, beside: -6, control: -16 } as const;
const USUAL = /[’‘“”„‚«»‹›–—…•·™®©°€§ªº¿¡\u00a0£½¼¾±×²³µ№Øø´`]/u;
/** Signs that stand before a word, and behind one. */
const OPENING = /[‘“„‚«»‹›–—…•·€¿¡\u00a0]/u;
const CLOSING = /[’‘“”»«‹›–—…•·™®©°ªº²³\u00a0]/u;
const APOSTROPHE = /[’'´`·\u00ad]/u;
const LETTERS = /[\p{L}\p{M}]+/gu;
const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];
/** A letter of another script within a word; a capital after a small letter; a small letter after two capitals. */
const MIXED = -10;
const CAPITAL_WITHIN = -6;
const SMALL_WITHIN = -4;
/** A word that fits another language of the page is that one's, such as a name. */
const OTHER_LANGUAGE = -3;

/** A text between bytes below 0x40, as a code page has it. */
export interface Token {
  text: string;
  words: string[];
  /** What its signs, case and scripts take from the reading (nats). */
  signs: number;
}

export function tokenOf(text: string): Token {
  const words: string[] = [];
  let signs = 0;
  for (const [word] of text.matchAll(LETTERS)) {
    signs += caseFit(word) + scriptFit(word);
    if (word !== 'Ø' && word !== 'ø') words.push(word.replaceAll('İ', 'i').toLowerCase());
    else signs += SIGN.diameter;
  }
  const characters = Array.from(text);
  for (const [at, sign] of characters.entries()) {
    if (sign < '\u0080' || /[\p{L}\p{M}]/u.test(sign)) continue;
    signs += signFit(sign, characters[at - 1], characters[at + 1]);
  }
  return { text, words, signs };
}

/** How well tokens fit a page that is written in one language with words of others (nats): the best, and the language. */
export function readingFit(
  tokens: readonly Token[],
  languages: readonly LetterLanguage[],
  priorOf: (language: LetterLanguage) => number,
): { fit: number; language: LetterLanguage } {
  const byToken = tokens.map(({ words }) =>
    languages.map((language) => words.reduce((sum, word) => sum + letterFit(word, language), 0)),
  );
  const bests = byToken.map((fits) => Math.max(...fits) + OTHER_LANGUAGE);
  const signs = tokens.reduce((sum, token) => sum + token.signs, 0);
  const fits = languages.map((language, at) => ({
    language,
    fit: byToken.reduce(
      (sum, each, index) => sum + Math.max(each[at] as number, bests[index] as number),
      signs + priorOf(language),
    ),
  }));
  return fits.reduce((best, next) => (next.fit > best.fit ? next : best));
}

function signFit(sign: string, before = '', after = ''): number {
  if (/[\p{Cc}\p{Co}\p{Cn}\ufffd]/u.test(sign)) return SIGN.control;
  const [isBehind, isBefore] = [before, after].map((each) => /\p{L}/u.test(each));
  if (APOSTROPHE.test(sign)) return isBehind && isBefore ? SIGN.apostrophe : SIGN.usual;
  const isOdd =
    (isBehind && isBefore) || (isBefore && !OPENING.test(sign)) || (isBehind && !CLOSING.test(sign));
  return (USUAL.test(sign) ? SIGN.usual : SIGN.rare) + (isOdd ? SIGN.beside : 0);
}

function caseFit(word: string): number {
  let fit = 0;
  const letters = Array.from(word);
  const isCapital = (letter = '') => letter !== letter.toLowerCase();
  const isSmall = (letter = '') => letter !== letter.toUpperCase();
  for (let at = 1; at < letters.length; at++) {
    if (isCapital(letters[at]) && isSmall(letters[at - 1])) fit += CAPITAL_WITHIN;
    if (at > 1 && isSmall(letters[at]) && isCapital(letters[at - 1]) && isCapital(letters[at - 2]))
      fit += SMALL_WITHIN;
  }
  return fit;
}

function scriptFit(word: string): number {
  const scripts = SCRIPTS.filter((script) => script.test(word)).length;
  return scripts > 1 ? MIXED * (scripts - 1) * Math.max(1, word.length / 4) : 0;
}
