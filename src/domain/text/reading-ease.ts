import { MIN_READABLE_WORDS, needsSyllables, type ReadabilityCounts, readabilityOf } from './readability';
import { countSyllables } from './syllables';
import type { Sentence } from './tokens';

/** Flesch Reading Ease of a text that comes sentence by sentence, without what TextAnalysis tells besides. */
export class FleschCounter {
  private readonly counts: ReadabilityCounts = { words: 0, sentences: 0, syllables: 0, longWords: 0 };
  /** A text repeats its words. */
  private readonly known = new Map<string, number>();
  private readonly isKnown: boolean;

  /** @param language ISO 639-1 */
  constructor(private readonly language: string) {
    this.isKnown = needsSyllables(language);
  }

  /** Adds to counts of the caller's, if there are such; nothing in languages without a formula. */
  add({ tokens, words }: Pick<Sentence, 'tokens' | 'words'>, counts: ReadabilityCounts = this.counts): void {
    if (!this.isKnown) return;
    const { known, language } = this;
    counts.sentences += 1;
    counts.words += words;
    for (const { form } of tokens) {
      let syllables = known.get(form);
      if (syllables === undefined) known.set(form, (syllables = countSyllables(form, language)));
      counts.syllables += syllables;
    }
  }

  /** 0 to 100; null in languages without a formula, or of fewer than MIN_READABLE_WORDS words. */
  get score(): number | null {
    return fleschOf(this.language, this.counts);
  }
}

/** 0 to 100; null in languages without a formula, or of fewer than MIN_READABLE_WORDS words. */
export function fleschOf(language: string, counts: ReadabilityCounts): number | null {
  if (counts.words < MIN_READABLE_WORDS) return null;
  const readability = readabilityOf(language, counts);
  if (readability.formula !== 'flesch') return null;
  return Math.min(100, Math.max(0, readability.score));
}
