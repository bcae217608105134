import { isFunctionWord } from '../text/function-words';
import { plainWord } from '../text/elision';
import { stemOf } from '../text/stems';
import { type Sentence, sentencesOf } from '../text/tokens';
import { MAX_KEYPHRASES } from './phrase-list';

/** Longer ones are no phrases, but texts that were pasted in the wrong place. */
export const MAX_KEYPHRASE_CHARACTERS = 200;
/** Written without spaces: where words end is a matter of the words around them. */
export const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

export interface MatchOptions {
  /** ISO 639-1; undefined where it is not known. */
  language: string | undefined;
  /** Whether `shoe` is found in `shoes`. */
  wordForms: boolean;
  /** Whether the content words of a phrase may stand anywhere in a sentence. */
  anyOrder: boolean;
}

export interface Keyphrase {
  text: string;
  /** What its words are compared by. */
  keys: readonly string[];
  /** Those that carry its meaning; all where none does. */
  content: readonly string[];
  isUnspaced: boolean;
}

/** What words are compared by: their stems or their comparable forms. A text repeats its words. */
export class WordKeys {
  private readonly known = new Map<string, string>();

  constructor(private readonly options: Pick<MatchOptions, 'language' | 'wordForms'>) {}

  of(form: string): string {
    if (!this.options.wordForms) return plainWord(form, this.options.language);
    let key = this.known.get(form);
    if (key === undefined) this.known.set(form, (key = stemOf(form, this.options.language)));
    return key;
  }

  ofSentence({ tokens }: Sentence): string[] {
    return tokens.map(({ form }) => this.of(form));
  }
}

/** The phrases that are looked for: those without a word left out, those that are compared alike merged. */
export function readKeyphrases(
  texts: readonly string[],
  keys: WordKeys,
  language: string | undefined,
): Keyphrase[] {
  const phrases = new Map<string, Keyphrase>();
  for (const written of texts) {
    const text = written.trim().slice(0, MAX_KEYPHRASE_CHARACTERS);
    const tokens = [...sentencesOf(text, language)].flatMap((sentence) => sentence.tokens);
    const all = tokens.map(({ form }) => keys.of(form));
    const content = tokens
      .filter(({ form }) => !isFunctionWord(form, language))
      .map(({ form }) => keys.of(form));
    const same = all.join(' ');
    if (all.length === 0 || phrases.has(same)) continue;
    phrases.set(same, {
      text,
      keys: all,
      content: content.length > 0 ? content : all,
      isUnspaced: UNSPACED.test(text),
    });
    if (phrases.size === MAX_KEYPHRASES) break;
  }
  return [...phrases.values()];
}
