import { WordKeys } from '../keyphrases/keyphrases';
import { wordsOfKeyword } from '../keywords/keyword-terms';
import { isFunctionWord } from '../text/function-words';

/** Reads headings and questions of a language: each once, however often it is asked about. */
export class ShortTexts {
  private readonly known = new Map<string, readonly string[]>();
  private readonly keys: WordKeys;

  /** @param language ISO 639-1 */
  constructor(readonly language: string) {
    this.keys = new WordKeys({ language, wordForms: true });
  }

  /** In comparable form, in their order. */
  words(text: string): readonly string[] {
    let words = this.known.get(text);
    if (!words) this.known.set(text, (words = wordsOfKeyword(text, this.language)));
    return words;
  }

  stemOf(word: string): string {
    return this.keys.of(word);
  }

  isFunctionWord(word: string): boolean {
    return isFunctionWord(word, this.language);
  }

  /** The stems of a text, each once, without function words; of nothing but function words those. */
  terms(text: string): string[] {
    const words = this.words(text);
    const content = words.filter((word) => !this.isFunctionWord(word));
    return [...new Set((content.length > 0 ? content : words).map((word) => this.stemOf(word)))];
  }
}
