import type { WordKeys } from '../keyphrases/keyphrases';
import type { TextSpan } from '../pages/marked-text';
import { type Sentence, sentencesOf, type Token } from '../text/tokens';
import { codeIn } from './code-in-text';
import type { ComparedPage } from './compared-page';
import type { CompetitorLine } from './competitor';
import { isToReaders } from './said-lines';

const HYPHENS: ReadonlySet<number> = new Set([0x2d, 0x2010, 0x2011]);

/** A sentence of a page, or a heading. */
export interface PageSentence {
  text: string;
  tokens: readonly Token[];
  /** Where each of them begins in the text. */
  starts: readonly number[];
  /** What its words are compared by: their stems. */
  keys: readonly string[];
  isHeading: boolean;
  /** Places of words that are code, which are counted where a text uses a term, and make no term themselves; none in most. */
  code?: ReadonlySet<number>;
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
    const coded = [...(line.code ?? []), ...codeIn(line.text)];
    for (const sentence of sentencesOf(line.text, language)) {
      if (!isHeading && isToReaders(sentence.text)) continue;
      words += sentence.words;
      const { text: said, tokens, starts } = sentence;
      const code = coded.length > 0 ? placesOf(sentence, coded) : undefined;
      const read = { text: said, tokens, starts, keys: keys.ofSentence(sentence), isHeading, section };
      sentences.push(code ? { ...read, code } : read);
    }
  }
  return { position, words, sentences };
}

/** Of the words of a sentence, those that begin in one of the ranges of its line; undefined of none. */
function placesOf({ start, starts }: Sentence, ranges: readonly TextSpan[]): Set<number> | undefined {
  const places = starts.flatMap((from, at) =>
    ranges.some((range) => range.start <= start + from && start + from < range.end) ? [at] : [],
  );
  return places.length > 0 ? new Set(places) : undefined;
}

/** Whether a word of a sentence is written as one with the word before it, by a hyphen: "all-purpose". */
export function isJoined({ text, tokens, starts }: PageSentence, at: number): boolean {
  if (at <= 0 || at >= tokens.length) return false;
  const end = (starts[at - 1] ?? 0) + (tokens[at - 1]?.text.length ?? 0);
  return starts[at] === end + 1 && HYPHENS.has(text.charCodeAt(end));
}
