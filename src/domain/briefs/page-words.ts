import type { WordKeys } from '../keyphrases/keyphrases';
import { sentencesOf, type Token } from '../text/tokens';
import type { ComparedPage } from './compared-page';
import type { CompetitorLine } from './competitor';

/** A sentence of a page, or a heading. */
export interface PageSentence {
  text: string;
  tokens: readonly Token[];
  /** Where each of them begins in the text. */
  starts: readonly number[];
  /** What its words are compared by: their stems. */
  keys: readonly string[];
  isHeading: boolean;
  /** Place among the headings of the page: of itself, or of the last one above it; -1 above the first. */
  section: number;
}

/** The words of a page that counts. */
export interface PageWords {
  position: number;
  words: number;
  sentences: readonly PageSentence[];
}

/** @param isSaid whether a line is of the page's own text */
export function pageWordsOf(
  { position, text }: ComparedPage,
  keys: WordKeys,
  { language, isSaid }: { language: string; isSaid: (line: CompetitorLine) => boolean },
): PageWords {
  const sentences: PageSentence[] = [];
  let words = 0;
  let section = -1;
  for (const line of text.lines) {
    const isHeading = line.level > 0;
    if (isHeading) section += 1;
    if (!isSaid(line)) continue;
    for (const sentence of sentencesOf(line.text, language)) {
      words += sentence.words;
      const { text: said, tokens, starts } = sentence;
      sentences.push({ text: said, tokens, starts, keys: keys.ofSentence(sentence), isHeading, section });
    }
  }
  return { position, words, sentences };
}
