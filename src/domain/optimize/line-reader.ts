import type { OptimizeGoal } from '../../contracts/optimize/optimize';
import { termKeyOf, TermMatcher, type TermUse } from '../briefs/term-uses';
import { WordKeys } from '../keyphrases/keyphrases';
import type { ReadabilityCounts } from '../text/readability';
import { isFunctionWord } from '../text/function-words';
import { FleschCounter } from '../text/reading-ease';
import { namesPattern } from '../text/speech';
import { sentencesOf, type Token } from '../text/tokens';
import { KeywordMatch } from './keyword-match';

/** So many uses of terms count for each other word that carries meaning; a sentence of more is a list of terms [A]. */
const USES_A_WORD = 2;
/** Sentences with the same small words in the same places are alike from so many on; fewer are chance [A]. */
const SMALL_OF_PATTERN = 4;

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

/** A sentence of a line, and what it says beside the terms that it uses. */
export interface LineSentence extends Span {
  text: string;
  /** Places of the terms that it uses outside of links, as often as it does. */
  terms: readonly number[];
  /** The stems of its other words that carry meaning, each once and in one order: what is alike in two says the same. */
  frame: string;
  /** Its small words in their order, with gaps for all others: what a sentence is made by that is only filled in. Empty of few. */
  pattern: string;
  /** Whether it says something of its terms, or lists them at best. */
  says: boolean;
  isList: boolean;
}

/** What is known of a line by itself, whatever is around it. */
export interface LineFacts {
  words: number;
  uses: readonly TermSpan[];
  sentences: readonly LineSentence[];
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
  /** A text repeats its words. */
  private readonly small = new Map<string, boolean>();

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
    const sentences: LineSentence[] = [];
    const stems = new Set<string>();
    let words = 0;
    let keywordAfter = -1;
    const counts: ReadabilityCounts = { words: 0, sentences: 0, syllables: 0, longWords: 0 };
    for (const sentence of sentencesOf(text, this.query.language, this.names)) {
      const keys = this.keys.ofSentence(sentence);
      const { start: from, starts, tokens } = sentence;
      for (const key of keys) stems.add(key);
      const found = this.matcher.find(keys);
      const terms: number[] = [];
      for (const { term, start, end } of found) {
        const last = end - 1;
        const span = {
          from: from + (starts[start] ?? 0),
          to: from + (starts[last] ?? 0) + (tokens[last]?.text.length ?? 0),
        };
        if (links.some((link) => link.from < span.to && span.from < link.to)) continue;
        uses.push({ term, ...span });
        terms.push(term);
      }
      sentences.push({
        ...{ text: sentence.text, from, to: from + sentence.text.length, terms },
        ...this.saidIn(keys, tokens, found),
      });
      if (keywordAfter === -1 && this.keyword.isIn(keys)) keywordAfter = words;
      words += sentence.words;
      this.reading.add(sentence, counts);
    }
    return { words, uses, sentences, keywordAfter, reading: counts, stems };
  }

  /** What a sentence says beside terms. */
  private saidIn(
    keys: readonly string[],
    tokens: readonly Token[],
    found: readonly TermUse[],
  ): Pick<LineSentence, 'frame' | 'pattern' | 'says' | 'isList'> {
    const others = new Set<string>();
    let pattern = '';
    let small = 0;
    let use = 0;
    for (let at = 0; at < keys.length; at += 1) {
      while ((found[use]?.end ?? Infinity) <= at) use += 1;
      if ((found[use]?.start ?? Infinity) <= at) continue;
      const form = tokens[at]?.form ?? '';
      if (this.isSmall(form)) {
        pattern += `${form} `;
        small += 1;
      } else {
        pattern += '* ';
        others.add(keys[at] ?? '');
      }
    }
    return {
      frame: [...others].sort().join(' '),
      pattern: small >= SMALL_OF_PATTERN ? pattern : '',
      says: others.size > 0 && found.length <= USES_A_WORD * others.size,
      isList: found.length > others.size + small,
    };
  }

  private isSmall(form: string): boolean {
    let is = this.small.get(form);
    if (is === undefined) this.small.set(form, (is = isFunctionWord(form, this.query.language)));
    return is;
  }
}
