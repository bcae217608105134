import type { OptimizeGoal } from '../../contracts/optimize/optimize';
import { termKeyOf, TermMatcher } from '../briefs/term-uses';
import { WordKeys } from '../keyphrases/keyphrases';
import type { ReadabilityCounts } from '../text/readability';
import { FleschCounter } from '../text/reading-ease';
import { namesPattern } from '../text/speech';
import { sentencesOf } from '../text/tokens';
import { KeywordMatch } from './keyword-match';

/** Characters of a line, from up to and not with. */
export interface Span {
  from: number;
  to: number;
}

export interface TermSpan extends Span {
  /** Place of the term in the goal's list. */
  term: number;
}

/** A paragraph, heading, item or cell as it is read. */
export interface Line {
  text: string;
  /** Those within it: a term in one is not counted. */
  links: readonly Span[];
}

/** What is known of a line by itself, whatever is around it. */
export interface LineFacts {
  words: number;
  uses: readonly TermSpan[];
  /** Words before the first sentence that has the keyword; -1 where none has. */
  keywordAfter: number;
  reading: ReadabilityCounts;
  /** Stems of its words, each once. */
  stems: ReadonlySet<string>;
}

/** What is compared: the goal's terms, in its language. */
export type LineQuery = Pick<OptimizeGoal, 'keyword' | 'language' | 'terms'>;

/** Reads one line after the other for the same goal; a text repeats its words. */
export class LineReader {
  readonly keyword: KeywordMatch;
  private readonly keys: WordKeys;
  private readonly matcher: TermMatcher;
  private readonly reading: FleschCounter;
  private readonly names: RegExp | undefined;

  constructor(private readonly query: LineQuery) {
    const { keyword, language, terms } = query;
    this.keys = new WordKeys({ language, wordForms: true });
    // Not by the keys that came with the goal: it may be older than the rules that words are compared by.
    this.matcher = new TermMatcher(terms.map(({ term }) => termKeyOf(term, this.keys, language)));
    this.keyword = new KeywordMatch(keyword, language, this.keys);
    this.reading = new FleschCounter(language);
    this.names = namesPattern([keyword, ...terms.map(({ term }) => term)]);
  }

  read({ text, links }: Line): LineFacts {
    const uses: TermSpan[] = [];
    const stems = new Set<string>();
    let words = 0;
    let keywordAfter = -1;
    const counts: ReadabilityCounts = { words: 0, sentences: 0, syllables: 0, longWords: 0 };
    for (const sentence of sentencesOf(text, this.query.language, this.names)) {
      const keys = this.keys.ofSentence(sentence);
      const { start: from, starts, tokens } = sentence;
      for (const key of keys) stems.add(key);
      for (const { term, start, end } of this.matcher.find(keys)) {
        const last = end - 1;
        const span = {
          from: from + (starts[start] ?? 0),
          to: from + (starts[last] ?? 0) + (tokens[last]?.text.length ?? 0),
        };
        if (!links.some((link) => link.from < span.to && span.from < link.to)) uses.push({ term, ...span });
      }
      if (keywordAfter === -1 && this.keyword.isIn(keys)) keywordAfter = words;
      words += sentence.words;
      this.reading.add(sentence, counts);
    }
    return { words, uses, keywordAfter, reading: counts, stems };
  }
}
