import table from './letter-pairs.json';

/** How well letters follow on each other in the languages that we have figures of. */
export type LetterLanguage = keyof typeof table.languages;
export const LETTER_LANGUAGES = Object.keys(table.languages) as LetterLanguage[];

interface Fit {
  letters: Map<string, number>;
  pairs: Map<string, number>;
}

/** Nats of one step, which halves a share. */
const STEP = Math.LN2;
/** A letter that a language's texts do not have, and one that follows on another where the texts have no such pair. */
const FOREIGN = -13;
const UNSEEN = -2.5;
/** A word's edge after a letter that ends none. */
const UNSEEN_END = -6;
const fits = new Map<LetterLanguage, Fit>();

/**
 * How likely a word's letters are in a language, as the logarithm of their share (nats): each letter after the one before
 * it. The word is in small letters, without signs.
 */
export function letterFit(word: string, language: LetterLanguage): number {
  const { letters, pairs } = fitOf(language);
  let sum = 0;
  let before = ' ';
  for (const letter of `${word} `) {
    const known = pairs.get(before + letter);
    if (known !== undefined) sum += known;
    else sum += letter === ' ' ? UNSEEN_END : UNSEEN + (letters.get(letter) ?? FOREIGN - UNSEEN);
    before = letter;
  }
  return sum;
}

function fitOf(language: LetterLanguage): Fit {
  const known = fits.get(language);
  if (known) return known;
  const { letters, pairs } = table.languages[language];
  const fit = { letters: shares(letters, 1), pairs: shares(pairs, 2) };
  fits.set(language, fit);
  return fit;
}

/** By step: the pairs of the first follow in more than half of all cases. */
function shares(steps: readonly string[], length: number): Map<string, number> {
  const map = new Map<string, number>();
  for (const [step, keys] of steps.entries()) {
    for (let at = 0; at < keys.length; at += length)
      map.set(keys.slice(at, at + length), -(step + 0.5) * STEP);
  }
  return map;
}
