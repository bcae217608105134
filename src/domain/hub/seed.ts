import { withoutMark } from '../text/derived-words';

/** Letters from which a stem may be a part of another: German and its like write compounds in one word. */
const MIN_PART = 4;
/** Scripts that put no spaces between words: a part of two characters is a word. */
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]{2,}$/u;

/** Whether terms hold a stem of the seed, or a compound of one. */
export function holdsSeed(terms: readonly string[], seed: readonly string[]): boolean {
  return terms.some((term) =>
    seed.some((stem) => {
      // Of a compound the end is marked.
      const part = withoutMark(stem);
      return term === stem || ((part.length >= MIN_PART || UNSPACED.test(part)) && term.includes(part));
    }),
  );
}

/** Whether a keyword says just what the seed says. */
export function sameTerms(terms: readonly string[], seed: ReadonlySet<string>): boolean {
  return terms.length > 0 && terms.length === seed.size && terms.every((term) => seed.has(term));
}
