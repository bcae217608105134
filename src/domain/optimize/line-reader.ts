import type { OptimizeGoal } from '../../contracts/optimize/optimize';
import { termKeyOf, TermMatcher, type TermUse } from '../briefs/term-uses';
import { WordKeys } from '../keyphrases/keyphrases';
import type { ReadabilityCounts } from '../text/readability';
import { isFunctionWord } from '../text/function-words';
import { FleschCounter } from '../text/reading-ease';
import { namesPattern } from '../text/speech';
import { linesOf, piecesOf } from '../text/pieces';
import { type Sentence, sentencesOf, type Token } from '../text/tokens';
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

/** A sentence by itself, with all its uses: those in links are known in the line. */
interface ReadSentence extends Pick<LineSentence, 'from' | 'to' | 'terms'> {
  sentence: Omit<LineSentence, 'from' | 'to' | 'terms'>;
  uses: readonly TermSpan[];
  words: number;
  keys: readonly string[];
  reading: ReadabilityCounts;
  hasKeyword: boolean;
}

const READ = ['words', 'sentences', 'syllables', 'longWords'] as const;
/** Parts of long lines that are known at a time: some 100,000 words. */
const MAX_PARTS = 500;

/** What is compared: the goal's terms, in its language. */
export type LineQuery = Pick<OptimizeGoal, 'keyword' | 'language' | 'terms'>;

/** Reads one line after the other for the same goal; a text repeats its words. */
export class LineReader {
  readonly keyword: KeywordMatch;
  private readonly keys: WordKeys;
  private readonly matcher: TermMatcher;
  private readonly reading: FleschCounter;
  private readonly names: RegExp | undefined;
  private readonly parts = new Map<string, ReadSentence[]>();
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
    const facts = { words: 0, keywordAfter: -1, uses: [] as TermSpan[], sentences: [] as LineSentence[] };
    const reading: ReadabilityCounts = { words: 0, sentences: 0, syllables: 0, longWords: 0 };
    const stems = new Set<string>();
    for (const { text: part, start } of partsOf(text)) {
      for (const { uses, terms, from, to, ...said } of this.partOf(part, text !== part)) {
        const moved = uses.map((use) => ({ ...use, from: start + use.from, to: start + use.to }));
        const free = moved.filter((use) => !links.some((link) => link.from < use.to && use.from < link.to));
        facts.uses.push(...free);
        const counted = free.length === uses.length ? terms : free.map(({ term }) => term);
        facts.sentences.push({ ...said.sentence, from: start + from, to: start + to, terms: counted });
        if (facts.keywordAfter === -1 && said.hasKeyword) facts.keywordAfter = facts.words;
        facts.words += said.words;
        for (const key of said.keys) stems.add(key);
        for (const count of READ) reading[count] += said.reading[count];
      }
    }
    return { ...facts, reading, stems };
  }

  /** Of a long line one part changes with a key, and the others are known. */
  private partOf(text: string, isLong: boolean): ReadSentence[] {
    const known = isLong ? this.parts.get(text) : undefined;
    if (known) return known;
    const read = [...sentencesOf(text, this.query.language, this.names)].map((each) => this.sentenceOf(each));
    if (!isLong) return read;
    if (this.parts.size >= MAX_PARTS) this.parts.clear();
    this.parts.set(text, read);
    return read;
  }

  private sentenceOf(sentence: Sentence): ReadSentence {
    const keys = this.keys.ofSentence(sentence);
    const { start: from, starts, tokens, text, words } = sentence;
    const found = this.matcher.find(keys);
    const uses = found.map(({ term, start, end }) => {
      const last = end - 1;
      const to = from + (starts[last] ?? 0) + (tokens[last]?.text.length ?? 0);
      return { term, from: from + (starts[start] ?? 0), to };
    });
    const reading: ReadabilityCounts = { words: 0, sentences: 0, syllables: 0, longWords: 0 };
    this.reading.add(sentence, reading);
    return {
      ...{ uses, terms: found.map(({ term }) => term), from, to: from + text.length, words, keys, reading },
      sentence: { text, ...this.saidIn(keys, tokens, found) },
      hasKeyword: this.keyword.isIn(keys),
    };
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

/** A long line in parts that end where sentences do, each of which can be read by itself. */
function partsOf(text: string): { text: string; start: number }[] {
  const pieces = linesOf(text).length > 1 ? [] : piecesOf(text);
  if (pieces.length < 2) return [{ text, start: 0 }];
  const parts: { text: string; start: number }[] = [];
  let start = 0;
  for (const piece of pieces) {
    const end = piece.start + piece.text.length;
    if (piece.open && end < text.length) continue;
    parts.push({ text: text.slice(start, end), start });
    start = end;
  }
  return parts;
}
