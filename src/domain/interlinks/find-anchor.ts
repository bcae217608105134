import type { AnchorRange } from '../../contracts/interlinks/interlinks';
import { MIN_SHARE } from './phrase-index';
import { PARTING, type Phrase, spelled } from './phrase';
import SPLITTING from './splitting-words.json';
import { NO_STEM, type NumberedWord } from './word-ids';

/** Function words between two words of an anchor, where the phrase has no more of its own there (text-tools.md, 7). */
const MOST_BETWEEN = 1;
/** Of sums in another order. */
const TOLERANCE = 1e-9;
/** One word tells less than several. */
const ONE_WORD = 0.7;
/** A sentence in which phrases are looked for. */
export interface ReadSentence {
  text: string;
  words: readonly NumberedWord[];
  /** Ranges that no anchor may touch. */
  blocked: readonly AnchorRange[];
  splitting: SplittingWords;
}

/**
 * Function words that no anchor goes across unless the name has them there; of conjunctions and prepositions one may stand for
 * another: `Hugo and Jekyll` of `Hugo or Jekyll`.
 */
export type SplittingWords = Record<keyof typeof SPLITTING.en, ReadonlySet<string>>;

/** @param language ISO 639-1 */
export function splittingWords(language: string): SplittingWords {
  const lists: Partial<Record<string, typeof SPLITTING.en>> = SPLITTING;
  const { verbs, joins } = lists[language] ?? { verbs: '', joins: '' };
  return { verbs: new Set(verbs.split(' ')), joins: new Set(joins.split(' ')) };
}

/** Where a sentence holds a phrase. */
export interface FoundAnchor {
  /** The first and the last of its words, and which words of the sentence are the phrase's. */
  first: number;
  last: number;
  held: readonly number[];
  share: number;
  /** 0.7 for one word, else 1. */
  words: number;
  /** Of the two. */
  value: number;
  /** Whether words of the phrase are left out where they say what it names; only meaning can tell that it is meant. */
  loose: boolean;
}

/**
 * The run of words of a sentence that holds most of a phrase: in its order, and nothing else between them but one function
 * word. One that leaves none of the phrase's words out is better than any other. Null where none of them is enough.
 */
export function findAnchor(phrase: Phrase, sentence: ReadSentence): FoundAnchor | null {
  let best: FoundAnchor | null = null;
  // Of two words none is in the middle.
  const mayBeLoose = !phrase.whole && phrase.stems.length > 2;
  sentence.words.forEach((word, at) => {
    const part = phrase.stems.indexOf(word.stem);
    if (part === -1 || !isWritten(phrase, word, sentence.text) || !isFree(word, sentence)) return;
    const found =
      anchorOfRun(phrase, runFrom(phrase, sentence, { at, part }), false) ??
      (mayBeLoose ? anchorOfRun(phrase, looseRunFrom(phrase, sentence, { at, part }), true) : null);
    if (found && (!best || isSurer(found, best))) best = found;
  });
  return best;
}

const isSurer = (one: FoundAnchor, other: FoundAnchor) =>
  one.loose === other.loose ? one.value > other.value : other.loose;

/** Where a word of a sentence is one of a phrase. */
interface Held {
  at: number;
  part: number;
}

/** The words from one of a phrase on that go on with it, none left out. */
function runFrom(phrase: Phrase, sentence: ReadSentence, from: Held): Held[] {
  const run = [from];
  for (let part = from.part + 1; part < phrase.stems.length; part += 1) {
    const next = nextOf(phrase, sentence, { at: run.at(-1)?.at as number, part });
    if (next === -1) break;
    run.push({ at: next, part });
  }
  return run;
}

/** The same, where some of the phrase's words may be left out. */
function looseRunFrom(phrase: Phrase, sentence: ReadSentence, from: Held): Held[] {
  const run = [from];
  for (let part = from.part + 1; part < phrase.stems.length; part += 1) {
    const last = run.at(-1) as Held;
    const at = nextOf(phrase, sentence, { at: last.at, part });
    const isJoined = part === last.part + 1 || !isPartedBetween(sentence, last.at, at);
    if (at !== -1 && isJoined) run.push({ at, part });
  }
  return run;
}

/** Where the next word of a phrase stands behind another one; −1 where anything else comes first. */
function nextOf(
  { stems, places, silent, repeated, between: own }: Phrase,
  sentence: ReadSentence,
  { at, part }: { at: number; part: number },
): number {
  const most = Math.max((places[part] ?? 0) - (places[part - 1] ?? 0) - 1, MOST_BETWEEN);
  let between = 0;
  let isOther = false;
  for (let next = at + 1; next < sentence.words.length; next += 1) {
    const word = sentence.words[next] as NumberedWord;
    if (!isFree(word, sentence)) return -1;
    isOther ||= isParted(sentence, next - 1);
    if (word.stem === stems[part]) {
      const text = spelled(sentence.text.slice(sentence.words[at]?.end, word.start));
      // `admin/accounts` is a path, and no admin's account.
      if (own[part] === '/') return text === '/' ? next : -1;
      const isParting = isOther || PARTING.test(own[part] ?? '');
      return !isParting || text === own[part] || (!isOther && text === ' ') ? next : -1;
    }
    if (word.stem !== NO_STEM && !silent.includes(word.stem) && !repeated.includes(word.stem)) return -1;
    if (word.stem === NO_STEM && isSplit(sentence, word, own[part])) return -1;
    between += 1;
    if (between > most) return -1;
  }
  return -1;
}

function isSplit({ text, splitting }: ReadSentence, { start, end }: NumberedWord, own = ''): boolean {
  const form = text.slice(start, end).toLowerCase();
  const names = own.split(' ');
  if (splitting.verbs.has(form)) return !names.includes(form);
  return splitting.joins.has(form) && !names.some((word) => splitting.joins.has(word));
}

const STOP = /^\.\s+$/u;
const SMALL = /^\p{Ll}/u;

/** Whether a word and the next one stand in different parts of the sentence. */
export function isParted({ text, words }: Pick<ReadSentence, 'text' | 'words'>, at: number): boolean {
  const [end, next] = [words[at]?.end, words[at + 1]?.start];
  const between = text.slice(end, next);
  // Within a sentence a full stop before a small letter belongs to a short form: `bar soap vs. liquid soap`.
  return PARTING.test(between) && !(STOP.test(between) && SMALL.test(text.slice(next)));
}

function isPartedBetween(sentence: ReadSentence, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (isParted(sentence, at)) return true;
  return false;
}

function anchorOfRun(phrase: Phrase, run: readonly Held[], loose: boolean): FoundAnchor | null {
  const [first = 0, last = 0] = [run[0]?.part, run.at(-1)?.part];
  if (!isNamed(phrase, first, last)) return null;
  const weight = run.reduce((sum, { part }) => sum + (phrase.weights[part] ?? 0), 0);
  const share = rounded(weight / phrase.total);
  if (share < MIN_SHARE) return null;
  const words = run.length === 1 ? ONE_WORD : 1;
  const held = run.map(({ at }) => at);
  return {
    ...{ first: held[0] as number, last: held.at(-1) as number, held },
    ...{ share, words, value: rounded(share * words), loose },
  };
}

/** What stands between words of one group. */
const JOINED = /^[\s'’‐-]+$/u;

/**
 * Whether some of a phrase's words name what all of it names: they end where a part of it ends (`bar soap`, not `bar`), and
 * begin with it, or within its first group of words (`rose pruning` of `winter rose pruning`, not `winter` of `pruning in winter`).
 */
function isNamed({ stems, between, whole }: Phrase, first: number, last: number): boolean {
  if (first === 0 && last === stems.length - 1) return true;
  if (whole || JOINED.test(between[last + 1] ?? '')) return false;
  return between.slice(1, first + 1).every((text = '') => JOINED.test(text));
}

/** Whether a run of stems holds enough of a phrase closely enough that a sentence of it may: quicker than looking for it. */
export function mayHold(phrase: Phrase, stems: ArrayLike<number>, from: number, to: number): boolean {
  const most = widestOf(phrase);
  const least = MIN_SHARE * phrase.total - TOLERANCE;
  const latest = phrase.stems.map(() => -Infinity);
  for (let at = from; at < to; at += 1) {
    const part = phrase.stems.indexOf(stems[at] as number);
    if (part === -1) continue;
    latest[part] = at;
    let held = 0;
    for (let other = 0; other < latest.length; other += 1)
      if ((latest[other] as number) > at - most) held += phrase.weights[other] as number;
    if (held >= least) return true;
  }
  return false;
}

/** Words that an anchor of the phrase may span. */
function widestOf({ places, stems }: Phrase): number {
  return Math.max(...places) - Math.min(...places) + 1 + MOST_BETWEEN * stems.length;
}

function isWritten({ exact }: Phrase, { start, end }: NumberedWord, text: string): boolean {
  return exact === null || text.slice(start, end) === exact;
}

function isFree({ start, end }: NumberedWord, { blocked }: ReadSentence): boolean {
  return blocked.every((range) => end <= range.start || start >= range.end);
}

/** To four decimals: what is shown adds up. */
export function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** The words around an anchor that belong to its phrase, though they weigh nothing or stand in it twice. */
export function widened(
  { first, last }: Pick<FoundAnchor, 'first' | 'last'>,
  { silent, stems }: Phrase,
  sentence: ReadSentence,
): { first: number; last: number } {
  const belongs = (at: number, gap: number) => {
    const word = sentence.words[at];
    return (
      word !== undefined &&
      (silent.includes(word.stem) || stems.includes(word.stem)) &&
      isFree(word, sentence) &&
      !isParted(sentence, gap)
    );
  };
  let [from, to] = [first, last];
  while (belongs(from - 1, from - 1)) from -= 1;
  while (belongs(to + 1, to)) to += 1;
  return { first: from, last: to };
}

/** A bracket that belongs to what stands before it: `map()`, `colour(s)`. */
const BRACKET = /^\([^()\s]*\)/u;
/** `d'intégration`: what is before the apostrophe belongs to the sentence. */
const ELIDED = /^(?:[dlnst]|qu|un|dell|nell|sull|all|dall)['’](?=\p{L}{2})/iu;
/** `non SLS toothpaste` is another thing. */
const CONTRARY = /(?<!\p{L})non?[\s-]$/iu;
/** `Docker's`: what belongs to something is not its name. */
const POSSESSIVE = /['’]s$/u;
/** `e. V.`: its last full stop belongs to it. */
const INITIALS = /(?<!\p{L})\p{L}\.\s?\p{Lu}$/u;
const JOINED_BEFORE = /[\p{L}\p{N}][-‐_/@#.]$|[@#_/.]$/u;
const JOINED_BEHIND = /^(?:[-‐_/@][\p{L}\p{N}]|\.\p{L})/u;

/**
 * The range of an anchor in its sentence, with a bracket that is written to its last word. Null where its ends are within a
 * longer word: `single-page`.
 */
export function wholeRange(text: string, { start: first, end: last }: AnchorRange): AnchorRange | null {
  const end = last - (POSSESSIVE.exec(text.slice(first, last))?.[0].length ?? 0);
  const [elided = ''] = ELIDED.exec(text.slice(first, end)) ?? [];
  const start = first + elided.length;
  if (CONTRARY.test(text.slice(0, first))) return null;
  if (
    JOINED_BEFORE.test(text.slice(Math.max(0, first - 2), first)) ||
    JOINED_BEHIND.test(text.slice(last, last + 2))
  )
    return null;
  const [bracket = ''] = BRACKET.exec(text.slice(end)) ?? [];
  const isOpen = text.lastIndexOf('(', end - 1) >= Math.max(start, text.lastIndexOf(')', end - 1));
  if (isOpen && text[end] !== ')') return null;
  const isShort = text[end] === '.' && INITIALS.test(text.slice(start, end));
  return { start, end: end + (isOpen || isShort || text[end] === '%' ? 1 : bracket.length) };
}
