import type { AnchorRange } from '../../contracts/interlinks/interlinks';
import { MIN_SHARE } from './phrase-index';
import type { Phrase } from './phrase';
import type { NumberedWord } from './word-ids';

/** What an anchor is worth by how many words more than the phrase it spans (text-tools.md, 7). */
const SPANS = [
  { more: 1, factor: 1 },
  { more: 4, factor: 0.8 },
] as const;
const WIDE = 0.5;
/** A wider anchor is worth too little, whatever it holds. */
const MOST_MORE = 4;
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
}

/** Where a sentence holds a phrase. */
export interface FoundAnchor {
  /** The first and the last of its words, and which words of the sentence are the phrase's. */
  first: number;
  last: number;
  held: readonly number[];
  share: number;
  span: number;
  /** 0.7 for one word, else 1. */
  words: number;
  /** Of the three. */
  value: number;
}

/**
 * The words of a sentence that hold most of a phrase most closely; null where none of them is enough. Time grows with how
 * often its words stand in the sentence, times the length of the phrase.
 */
export function findAnchor(phrase: Phrase, sentence: ReadSentence): FoundAnchor | null {
  const { words } = sentence;
  const free = words.map((word) => isFree(word, sentence));
  const places = words.flatMap((word, at) => {
    const part = phrase.stems.indexOf(word.stem);
    return part !== -1 && isWritten(phrase, word, sentence.text) ? [{ at, part }] : [];
  });
  let best: FoundAnchor | null = null;
  const most = widestOf(phrase);
  places.forEach(({ at: first }, from) => {
    const held = new Map<number, number>();
    for (let next = from; next < places.length; next += 1) {
      const { at: last, part } = places[next] as (typeof places)[number];
      if (last - first >= most || !free.slice(first, last + 1).every(Boolean)) break;
      if (held.has(part)) continue;
      held.set(part, last);
      const found = anchorOfParts(phrase, held, { first, last });
      if (found && isBetter(found, best)) best = found;
    }
  });
  return best;
}

/** One of more words wins over one that is worth as much. */
function isBetter(found: FoundAnchor, best: FoundAnchor | null): boolean {
  if (!best || found.value > best.value) return true;
  return found.value === best.value && found.held.length > best.held.length;
}

function anchorOfParts(
  phrase: Phrase,
  parts: ReadonlyMap<number, number>,
  { first, last }: { first: number; last: number },
): FoundAnchor | null {
  const held = [...parts.keys()];
  const weight = held.reduce((sum, part) => sum + (phrase.weights[part] ?? 0), 0);
  const share = rounded(weight / phrase.total);
  const own = spanOf(held.map((part) => phrase.places[part] ?? 0));
  const more = last - first + 1 - Math.max(held.length, own + 1);
  const span = SPANS.find((row) => more <= row.more)?.factor ?? WIDE;
  if (phrase.whole && (held.length < phrase.stems.length || span < 1)) return null;
  const words = held.length === 1 ? ONE_WORD : 1;
  const value = rounded(share * span * words);
  if (share < MIN_SHARE) return null;
  return { first, last, held: [...parts.values()], share, span, words, value };
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
function widestOf({ places }: Phrase): number {
  return spanOf(places) + 1 + MOST_MORE;
}

function spanOf(places: readonly number[]): number {
  return Math.max(...places) - Math.min(...places);
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

/** The words around an anchor that belong to its phrase, though they weigh nothing. */
export function widened(
  { first, last }: Pick<FoundAnchor, 'first' | 'last'>,
  { silent }: Phrase,
  sentence: ReadSentence,
): { first: number; last: number } {
  const belongs = (at: number) => {
    const word = sentence.words[at];
    return word !== undefined && silent.includes(word.stem) && isFree(word, sentence);
  };
  let [from, to] = [first, last];
  while (belongs(from - 1)) from -= 1;
  while (belongs(to + 1)) to += 1;
  return { first: from, last: to };
}
