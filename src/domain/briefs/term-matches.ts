import type { PageSentence, PageWords } from './page-words';
import { TermMatcher, type TermUse } from './term-uses';

/** A sentence with the terms that it uses. */
export interface MatchedSentence {
  /** Place of its page among the pages. */
  page: number;
  sentence: PageSentence;
  uses: readonly TermUse[];
}

/** The sentences of pages that use one of the terms, by the rules of TermMatcher. */
export function matchedSentences(pages: readonly PageWords[], keys: readonly string[]): MatchedSentence[] {
  const matcher = new TermMatcher(keys);
  return pages.flatMap(({ sentences }, page) =>
    sentences.flatMap((sentence) => {
      const uses = matcher.find(sentence.keys);
      return uses.length > 0 ? { page, sentence, uses } : [];
    }),
  );
}
