import { UNSPACED, type WordKeys } from '../keyphrases/keyphrases';
import { isFunctionWord } from '../text/function-words';
import { sentencesOf } from '../text/tokens';
import { normalizeUnicode } from '../text/unicode';

const BETWEEN = /[-_/.+\s]+/u;
const MARKS = /\p{M}/gu;
/** How slugs write letters that they do not have; other marks are left out. */
const SLUG_LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  å: 'a',
  œ: 'oe',
  ı: 'i',
  ł: 'l',
  đ: 'd',
};
const LATIN = /\p{sc=Latin}/u;
const LETTER = /\p{L}/u;

/**
 * Finds the keyword in a sentence: all words that carry its meaning, in any order, by their stems. In scripts without spaces
 * it has to stand as it is, however the words are cut.
 */
export class KeywordMatch {
  private readonly content: readonly string[];
  private readonly unspaced: string | null;
  private readonly forms: readonly string[];

  constructor(
    keyword: string,
    private readonly language: string,
    private readonly keys: WordKeys,
  ) {
    const tokens = [...sentencesOf(keyword, language)].flatMap((sentence) => sentence.tokens);
    const content = tokens.filter(({ form }) => !isFunctionWord(form, language));
    const chosen = content.length > 0 ? content : tokens;
    this.forms = [...new Set(chosen.map(({ form }) => form))];
    this.content = [...new Set(this.forms.map((form) => keys.of(form)))];
    this.unspaced = UNSPACED.test(keyword) ? tokens.map(({ form }) => keys.of(form)).join('') : null;
  }

  /** `keys`: the stems of a sentence's words. */
  isIn(keys: readonly string[]): boolean {
    if (this.content.length === 0) return false;
    if (this.unspaced !== null) return keys.join('').includes(this.unspaced);
    return this.content.every((key) => keys.includes(key));
  }

  /** Of a title, heading or description: in one, not in one sentence. */
  isInText(text: string): boolean {
    return this.isIn(
      [...sentencesOf(text, this.language)].flatMap((sentence) => this.keys.ofSentence(sentence)),
    );
  }

  /**
   * Of the last part of an address. Null where it is in another script than the keyword: how a keyword is written in Latin
   * letters is not known here.
   */
  isInSlug(slug: string): boolean | null {
    const words = normalizeUnicode(slug, 'NFKC').toLowerCase().split(BETWEEN).filter(Boolean);
    if (words.length === 0 || this.content.length === 0) return false;
    const isForeign = !this.forms.every((form) => LATIN.test(form) || !LETTER.test(form));
    if (isForeign && !LETTER.test(words.join('').replace(/\p{sc=Latin}/gu, ''))) return null;
    if (this.unspaced !== null) return words.join('').includes(this.unspaced);
    const said = new Set(words.flatMap((word) => this.writings(word)));
    return this.forms.every((form) => this.writings(form).some((written) => said.has(written)));
  }

  /** A word, its stem, and how a slug writes both. */
  private writings(word: string): string[] {
    const written = [word, asSlug(word, SLUG_LETTERS), asSlug(word, {})];
    return written.flatMap((form) => [form, this.keys.of(form), asSlug(this.keys.of(form), {})]);
  }
}

function asSlug(word: string, letters: Readonly<Record<string, string>>): string {
  const spelt = Array.from(normalizeUnicode(word, 'NFC'), (letter) => letters[letter] ?? letter).join('');
  return normalizeUnicode(spelt, 'NFD').replace(MARKS, '');
}

/** The last part of an address, or null where it has none. */
export function slugOf(address: string | null): string | null {
  if (address === null) return null;
  try {
    const last = new URL(address).pathname.split('/').filter(Boolean).at(-1);
    return last === undefined ? null : decodeURIComponent(last).replace(/\.(?:html?|php|aspx?)$/i, '');
  } catch {
    return null;
  }
}
