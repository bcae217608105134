import type { AnchorRange } from '../../contracts/interlinks/interlinks';
import { escapeHtml } from '../blocks/html';
import { comparable } from '../text/compare';
import { isFunctionWord } from '../text/function-words';
import { eachName } from '../text/names';
import { piecesOf } from '../text/pieces';

/** Words of an anchor at most: longer ones are sentences [A]. */
export const MAX_ANCHOR_WORDS = 12;

/** What an anchor is chosen from. */
export interface AnchorGround {
  sentence: string;
  /** Ranges that it may not touch. */
  blocked?: readonly AnchorRange[];
  /** ISO 639-1. */
  language?: string | null;
}

/** Which end of an anchor is moved, or the anchor as a whole. */
export type AnchorEdge = 'start' | 'end' | 'both';

interface AnchorWord extends AnchorRange {
  /** Whether an anchor may begin or end with it. */
  carries: boolean;
}

const MEANING = /[\p{L}\p{N}]/u;

/**
 * The anchor that somebody means by a range: whole words, without function words at its ends. Null where it holds no word that
 * carries a meaning, more than MAX_ANCHOR_WORDS, or touches what is blocked.
 */
export function anchorOf(ground: AnchorGround, range: AnchorRange): AnchorRange | null {
  const words = wordsOf(ground);
  const first = words.findIndex(({ end, carries }) => carries && end > range.start);
  const last = words.findLastIndex(({ start, carries }) => carries && start < range.end);
  return first === -1 ? null : anchorBetween(ground, words, { first, last });
}

/**
 * The anchor after one end, or the whole of it, has moved by a word (−1: towards the beginning), past function words that it
 * may not begin or end with. Null where it cannot: at the ends of the sentence, at what is blocked, at MAX_ANCHOR_WORDS, or
 * where nothing would be left.
 */
export function moveAnchor(
  ground: AnchorGround,
  anchor: AnchorRange,
  edge: AnchorEdge,
  step: -1 | 1,
): AnchorRange | null {
  const words = wordsOf(ground);
  const first = words.findIndex(({ end }) => end > anchor.start);
  const last = words.findLastIndex(({ start }) => start < anchor.end);
  if (first === -1 || last < first) return null;
  const to = (from: number) => nextCarrying(words, from, step);
  return anchorBetween(ground, words, {
    first: edge === 'end' ? first : to(first),
    last: edge === 'start' ? last : to(last),
  });
}

/** The sentence as HTML with its link: what is copied, and put in place of the old sentence. */
export function linkedSentence(sentence: string, { start, end }: AnchorRange, url: string): string {
  const link = `<a href="${escapeHtml(url)}">${escapeHtml(sentence.slice(start, end))}</a>`;
  return `${escapeHtml(sentence.slice(0, start))}${link}${escapeHtml(sentence.slice(end))}`;
}

function wordsOf({ sentence, language }: AnchorGround): AnchorWord[] {
  const words: AnchorWord[] = [];
  for (const { text, start: offset } of piecesOf(sentence))
    eachName(text, (start, end) => {
      const form = comparable(text.slice(start, end), language ?? undefined);
      const carries = MEANING.test(form) && !isFunctionWord(form, language ?? undefined);
      words.push({ start: offset + start, end: offset + end, carries });
    });
  return words;
}

function nextCarrying(words: readonly AnchorWord[], from: number, step: -1 | 1): number {
  let at = from + step;
  while (words[at]?.carries === false) at += step;
  return at;
}

function anchorBetween(
  { blocked = [] }: AnchorGround,
  words: readonly AnchorWord[],
  { first, last }: { first: number; last: number },
): AnchorRange | null {
  const [from, to] = [words[first], words[last]];
  if (!from || !to || last < first || last - first >= MAX_ANCHOR_WORDS) return null;
  const isFree = blocked.every(({ start, end }) => end <= from.start || start >= to.end);
  return isFree ? { start: from.start, end: to.end } : null;
}
