import { comparable } from '../text/compare';
import { isParted, type ReadSentence } from './find-anchor';
import { PARTING, spelled } from './phrase';
import POINTING from './pointing-words.json';
import SAID_OF_TEXTS from './said-of-texts.json';
import { NO_STEM, type WordIds } from './word-ids';

/** So many words in a name's order, so many of them with a meaning, are no chance [A]. */
const UNMISTAKABLE = { words: 4, meaning: 3 } as const;

/** Words between what sends the reader somewhere and where to [A]. */
const POINTS_WITHIN = 6;

/** What a page is called, word by word. */
export interface Name {
  text: string;
  /** In small letters, and what stands before it. */
  words: { stem: number; form: string; before: string }[];
}

/** A range of a sentence's words. */
export interface WordSpan {
  first: number;
  last: number;
}

/** Words by which a sentence calls a page. */
export interface Call extends WordSpan {
  /** Whether they are no chance, quoted, or said of a text; else they are only written as the name is. */
  sure: boolean;
}

const OPENED = /["'“„«»‘「『]\s?$/u;
const CLOSED = /^\s?[,.!?…]?\s?["'”“»«’」』]/u;
/** A word or two of the same quotation. */
const QUOTED_BEFORE = /(?:^|[\s(])["“„«»‘「『](?:[^\s"“”„«»]+\s){0,2}$/u;
const QUOTED_BEHIND = /^(?:\s[^\s"“”„«»]+){0,2}["”“»«’」』]/u;
const CAPITAL = /^\p{Lu}/u;
/** `MutationObserver`, `F.prototype`, `ES2015`: nobody writes so by chance. */
const COINED = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}|\p{L}[.\d_]\p{L}|\p{L}\d/u;
/** `blog post`: what stands between a name and what says that it is a text's. */
const BETWEEN = /^[\s"'“”„«»‘’]*$/u;
const SENTENCE_START = /(?:^|[.:!?…–—-])[\s\p{Pi}\p{Ps}"']*$/u;
/** Names with commas or one more word between them. */
const LISTED_BEFORE =
  /(?:\p{Lu}[\p{L}\p{N}.’'-]*(?:\s\p{Lu}[\p{L}\p{N}.’'-]*){0,2}(?:,\s|\s\p{L}{1,4}\s)){1,3}$/u;
const LISTED_BEHIND = /^(?:(?:,\s|\s\p{L}{1,4}\s)\p{Lu}[\p{L}\p{N}.’'-]*){1,3}/u;
/** Between the last two of some words. */
const JOINED = String.raw`\s(?:and|or|und|oder|et|ou|y|o|e|и|или|en|of|i|lub|och)\s`;
/** The same of any words: one of them, or one behind another word. */
const MANY_BEFORE = /(?:^|[\s(])(?:\p{L}+\s)?\p{L}+,\s$/u;
const MANY_BEHIND = new RegExp(String.raw`^,\s(?:\p{L}+\s)?\p{L}+(?:,|${JOINED})`, 'u');
const LAST_BEHIND = new RegExp(`^(?:,|${JOINED})`, 'u');
const LIST_GAP = /,\s|\s\p{Ll}{1,4}\s/gu;
/** Written with a capital wherever they stand. */
const CAPITAL_NOUNS: ReadonlySet<string> = new Set(['de', 'lb']);

/** What a page is called, of the words of its language. */
export function nameOf(text: string, ids: WordIds, language: string): Name {
  const read = ids.wordsOf(text);
  const words = read.map(({ stem, start, end }, at) => ({
    stem,
    form: comparable(text.slice(start, end), language),
    before: spelled(text.slice(read[at - 1]?.end ?? start, start)),
  }));
  return { text, words };
}

/** Tells where sentences of a language call a page by its whole name, and not only use its words. */
export class CallReader {
  private readonly saidOfTexts: ReadonlySet<string>;
  private readonly pointing: ReadonlySet<string>;

  /** @param language ISO 639-1; empty where it is not known */
  constructor(private readonly language: string) {
    const listed = (lists: Partial<Record<string, string>>) => new Set(lists[language]?.split(' '));
    this.saidOfTexts = listed(SAID_OF_TEXTS);
    this.pointing = listed(POINTING);
  }

  /**
   * The words by which a sentence calls a page: all of its name in its order, where they are so many that it is no chance,
   * stand in quotation marks, beside a word that is said of texts, or are written as the name is. Null where it does not.
   */
  callIn(sentence: ReadSentence, name: Name): Call | null {
    const part = name.words.findIndex(({ stem }) => stem !== NO_STEM);
    const stem = name.words[part]?.stem;
    for (let at = part; stem !== undefined && at < sentence.words.length; at += 1) {
      if (sentence.words[at]?.stem !== stem) continue;
      const span = { first: at - part, last: at - part + name.words.length - 1 };
      if (!this.holds(sentence, name, span)) continue;
      if (this.isSure(sentence, name, span)) return { ...span, sure: true };
      if (this.isWritten(sentence, name, span)) return { ...span, sure: false };
    }
    return null;
  }

  private holds({ text, words }: ReadSentence, name: Name, { first, last }: WordSpan): boolean {
    if (first < 0 || last >= words.length) return false;
    return name.words.every(({ stem, form, before }, at) => {
      const word = words[first + at];
      if (!word || word.stem !== stem) return false;
      if (stem === NO_STEM && this.formOf(text, word) !== form) return false;
      const between = at === 0 ? before : spelled(text.slice(words[first + at - 1]?.end, word.start));
      return between === before || !(PARTING.test(between) || PARTING.test(before));
    });
  }

  private isSure(sentence: ReadSentence, name: Name, span: WordSpan): boolean {
    const withMeaning = meaningOf(name);
    if (name.words.length >= UNMISTAKABLE.words && withMeaning >= UNMISTAKABLE.meaning) return true;
    if (withMeaning < 2 && !isAsWritten(sentence, name, span)) return false;
    if (this.isSaidOfTexts(sentence, span)) return true;
    return isQuoted(sentence, span) && !isLabel(sentence, span);
  }

  /** Written as the name is, with a capital that nothing else asks for. */
  private isWritten(sentence: ReadSentence, name: Name, span: WordSpan): boolean {
    if (!isAsWritten(sentence, name, span) || this.isPartOfLonger(sentence, span)) return false;
    if (isLabel(sentence, span)) return false;
    const { before, said } = saidIn(sentence, span);
    if (name.words.length === 1) return COINED.test(said);
    return !CAPITAL_NOUNS.has(this.language) && !SENTENCE_START.test(before);
  }

  /**
   * `See X`, `details are in X`: whether words of the same part of a sentence send the reader to a name; one word must be
   * written as a name is.
   */
  pointsTo({ text, words }: ReadSentence, { first, last }: WordSpan): boolean {
    if (first === last && !CAPITAL.test(text.slice(words[first]?.start))) return false;
    for (let at = first - 1; at >= Math.max(0, first - POINTS_WITHIN); at -= 1) {
      const word = words[at];
      if (!word || PARTING.test(text.slice(word.end, words[at + 1]?.start))) return false;
      if (this.pointing.has(text.slice(word.start, word.end).toLowerCase())) return true;
    }
    return false;
  }

  /** Whether words are written with capitals as in a name of the page, where nothing else asks for them. */
  isGivenName(sentence: ReadSentence, names: readonly string[], span: WordSpan): boolean {
    if (CAPITAL_NOUNS.has(this.language) || span.first === span.last) return false;
    const { before, said } = saidIn(sentence, span);
    const isCapital = (at: number) => CAPITAL.test(sentence.text.slice(sentence.words[at]?.start));
    if (!isCapital(span.first) || !isCapital(span.last) || SENTENCE_START.test(before)) return false;
    return names.some((name) => name.includes(said));
  }

  /** `the chapter X`, `my X post`, `my X blog post`. */
  isSaidOfTexts({ text, words }: ReadSentence, { first, last }: WordSpan): boolean {
    const isOne = (at: number) => {
      const word = words[at];
      return word !== undefined && this.saidOfTexts.has(this.formOf(text, word));
    };
    const joins = (at: number) => BETWEEN.test(text.slice(words[at]?.end, words[at + 1]?.start));
    if (isOne(first - 1) && joins(first - 1)) return true;
    if (this.language !== 'en') return false;
    // `the ActivityPub Actor document` is another document's name.
    const isSmall = !CAPITAL.test(text.slice(words[last + 1]?.start));
    return joins(last) && (isOne(last + 1) || (isSmall && joins(last + 1) && isOne(last + 2)));
  }

  /** `Epic Web Community`, “natural bar soap”: whether words belong to a longer name, by its capitals or its quotation marks. */
  isPartOfLonger(sentence: ReadSentence, { first, last }: WordSpan): boolean {
    const { text, words } = sentence;
    const [before, behind] = [text.slice(0, words[first]?.start), text.slice(words[last]?.end)];
    if (
      OPENED.test(before) !== CLOSED.test(behind) &&
      QUOTED_BEFORE.test(before) &&
      QUOTED_BEHIND.test(behind)
    )
      return true;
    if (CAPITAL_NOUNS.has(this.language)) return false;
    const isCapital = (at: number) => CAPITAL.test(text.slice(words[at]?.start));
    const isBeside = (at: number, gap: number) => {
      const word = words[at];
      if (!word || word.end - word.start < 2 || isParted(sentence, gap)) return false;
      return isCapital(at) && !SENTENCE_START.test(text.slice(0, word.start));
    };
    return (
      (isCapital(first) && isBeside(first - 1, first - 1)) || (isCapital(last) && isBeside(last + 1, last))
    );
  }

  /** `Eleventy, Hugo et Jekyll`: whether words are one of three names, or more, that stand beside each other. */
  isListed({ text, words }: ReadSentence, { first, last }: WordSpan): boolean {
    if (CAPITAL_NOUNS.has(this.language)) return false;
    const [start, end] = [words[first]?.start, words[last]?.end];
    const said = text.slice(start, end);
    if (!CAPITAL.test(said)) return false;
    const before = LISTED_BEFORE.exec(text.slice(0, start))?.[0] ?? '';
    const behind = LISTED_BEHIND.exec(text.slice(end))?.[0] ?? '';
    const list = `${before}${said}${behind}`;
    return `${before}${behind}`.includes(',') && (list.match(LIST_GAP)?.length ?? 0) > 1;
  }

  private formOf(text: string, { start, end }: { start: number; end: number }): string {
    return comparable(text.slice(start, end), this.language);
  }
}

const meaningOf = ({ words }: Name) => words.filter(({ stem }) => stem !== NO_STEM).length;

/** What a span says, with what stands before and behind it. */
function saidIn({ text, words }: ReadSentence, { first, last }: WordSpan) {
  const [from, to] = [words[first]?.start ?? 0, words[last]?.end ?? 0];
  return { before: text.slice(0, from), said: text.slice(from, to), behind: text.slice(to) };
}

function isAsWritten(sentence: ReadSentence, name: Name, span: WordSpan): boolean {
  const { said } = saidIn(sentence, span);
  return name.text.includes(said) && CAPITAL.test(said);
}

function isQuoted(sentence: ReadSentence, span: WordSpan): boolean {
  const { before, behind } = saidIn(sentence, span);
  return OPENED.test(before) && CLOSED.test(behind);
}

/** A word or two with a capital in quotation marks are what a button or a field says. */
export function isLabel(sentence: ReadSentence, span: WordSpan): boolean {
  return span.last - span.first < 2 && CAPITAL.test(saidIn(sentence, span).said) && isQuoted(sentence, span);
}

/** `transparency, openness and trust`: whether a word is one of three that stand beside each other. */
export function isOneOfMany(sentence: ReadSentence, span: WordSpan): boolean {
  const { before, behind } = saidIn(sentence, span);
  return MANY_BEHIND.test(behind) || (MANY_BEFORE.test(before) && LAST_BEHIND.test(behind));
}

/** `Localisation: all pages are …`: whether what stands before the colon of a line is all of a span. */
export function isHeading(sentence: ReadSentence, span: WordSpan): boolean {
  const { before, behind } = saidIn(sentence, span);
  return before.trim() === '' && behind.startsWith(':');
}
