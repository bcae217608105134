import { eachWord } from '../text/words';
import type { TextLimit } from './serp-profiles';
import { textPixels, type TextWidths, widthsBefore } from './text-pixels';

/** Where something stands in a text. */
export type TextRange = readonly [start: number, end: number];

export type FitVerdict = 'safe' | 'close' | 'edge' | 'cut';

export interface Fit {
  verdict: FitVerdict;
  /** Of the whole text, cut or not. */
  pixels: number;
  /** Of all lines together. */
  limit: number;
  /** Where what shows ends; the text's length where nothing is cut. */
  shownTo: number;
  /** The last word that shows of a text that is cut. */
  lastWord: string;
  /** Whether it holds characters that the font has not, whose width is guessed. */
  estimated: boolean;
}

/** What stands for the rest of a text; it counts. */
export const ELLIPSIS = ' …';
const ELLIPSIS_EM = textPixels(ELLIPSIS, { size: 1 }).pixels;
/** No form takes more, and the segmenter's time grows with the square of the length. */
const MAX_LENGTH = 1_200;
/** Scripts that put no space between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
/** Below it no script is unspaced; most texts end here. */
const FIRST_UNSPACED = 0x0e00;
const NO_BREAK_SPACE = 0xa0;
/** White space beyond ASCII, as `\s` has it. */
const SPACES = new Set(
  Array.from(
    '\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff',
    (space) => space.charCodeAt(0),
  ),
);
const PLAIN_END = /[a-z\d]$/i;
const SIGNS_AT_END = /[\p{P}\p{S}]+$/u;

interface MeasuredText extends TextWidths {
  text: string;
}

/** Fits a text into its lines as a search result does: by whole words, and cut with an ellipsis where they are full. */
export function fitText(text: string, limit: TextLimit, bold: readonly TextRange[] = []): Fit {
  const given = text.slice(0, MAX_LENGTH);
  const isBold = (at: number) => bold.some(([start, end]) => at >= start && at < end);
  const { before, estimated } = widthsBefore(given, bold.length > 0 ? isBold : undefined);
  return fitMeasured({ text: given, before, estimated }, limit);
}

/** Of a text that is measured for a moment alone; nothing keeps it. */
const brief = new Float64Array(MAX_LENGTH + 1);

/** The same into the lines of two devices, measured once: for tables of many texts. */
export function fitBoth(text: string, first: TextLimit, second: TextLimit): [Fit, Fit] {
  const given = text.slice(0, MAX_LENGTH);
  const { estimated } = widthsBefore(given, undefined, brief);
  const measured = { text: given, before: brief, estimated };
  return [fitMeasured(measured, first), fitMeasured(measured, second)];
}

function fitMeasured({ text, before, estimated }: MeasuredText, limit: TextLimit): Fit {
  const width = before[text.length] ?? 0;
  const shownTo = width > limit.cut ? cutAt(text, before, limit) : text.length;
  const isCut = shownTo < text.length;
  return {
    verdict: isCut ? 'cut' : verdictOf(width, limit),
    pixels: width * limit.fontSize,
    limit: limit.cut * limit.lines * limit.fontSize,
    shownTo,
    lastWord: isCut ? lastWordOf(text, shownTo) : '',
    estimated,
  };
}

/** The text as it shows, its ellipsis included. */
export function shownText(text: string, { verdict, shownTo }: Fit): string {
  return verdict === 'cut' ? text.slice(0, shownTo) + ELLIPSIS : text;
}

function verdictOf(width: number, { lines, safe, edge }: TextLimit): FitVerdict {
  if (lines > 1 || width <= safe) return 'safe';
  return width > edge ? 'edge' : 'close';
}

/** Where the shown part ends when words fill the lines and the last one leaves room for the ellipsis. */
function cutAt(text: string, before: Float64Array, { cut, lines }: TextLimit): number {
  let start = 0;
  for (let line = 1; line < lines; line += 1) {
    const end = lineEnd(text, before, start, cut);
    if (end === text.length) return end;
    start = skipSpace(text, end);
  }
  if (skipSpace(text, lastFitting(before, start, cut, text.length)) === text.length) return text.length;
  return lineEnd(text, before, start, cut - ELLIPSIS_EM);
}

/** Where a line that begins here ends: after its last whole word, or within a word that is wider than the line. */
function lineEnd(text: string, before: Float64Array, start: number, room: number): number {
  const end = lastFitting(before, start, room, text.length);
  if (skipSpace(text, end) === text.length) return text.length;
  if (isSpace(text, end)) return trimmedEnd(text, start, end);
  const wordStart = runStart(text, end, start);
  const wordEnd = runEnd(text, end);
  if (isUnspaced(text, wordStart, wordEnd)) {
    const places = dictionaryStarts(text.slice(wordStart, wordEnd));
    const cut = places.findLast((place) => place > 0 && wordStart + place <= end);
    if (cut !== undefined) return wordStart + cut;
  }
  return wordStart > start ? trimmedEnd(text, start, wordStart) : end;
}

/** The last place up to which there is room, never within a character. */
function lastFitting(before: Float64Array, start: number, room: number, end: number): number {
  const most = (before[start] ?? 0) + room;
  let low = start;
  let high = end;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((before[middle] ?? 0) <= most) low = middle;
    else high = middle - 1;
  }
  if (low === end) return low;
  // Places within a character have the width of its beginning.
  while (low > start && before[low] === before[low - 1]) low -= 1;
  return low;
}

function isSpace(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code < NO_BREAK_SPACE ? code === 0x20 || (code >= 0x09 && code <= 0x0d) : SPACES.has(code);
}

function isUnspaced(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) {
    if (text.charCodeAt(at) >= FIRST_UNSPACED) return UNSPACED.test(text.slice(at, end));
  }
  return false;
}

function skipSpace(text: string, at: number): number {
  let next = at;
  while (next < text.length && isSpace(text, next)) next += 1;
  return next;
}

/** Where the run without white space begins, or ends, that this place is in. */
function runStart(text: string, at: number, from = 0): number {
  let start = at;
  while (start > from && !isSpace(text, start - 1)) start -= 1;
  return start;
}

function runEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && !isSpace(text, end)) end += 1;
  return end;
}

function trimmedEnd(text: string, start: number, end: number): number {
  let last = end;
  while (last > start && isSpace(text, last - 1)) last -= 1;
  return last;
}

/** Where the words of a run begin. */
function dictionaryStarts(run: string): number[] {
  const starts: number[] = [];
  eachWord(run, (start) => starts.push(start));
  return starts;
}

function lastWordOf(text: string, shownTo: number): string {
  const start = runStart(text, shownTo);
  const run = text.slice(start, shownTo);
  if (isUnspaced(text, start, shownTo)) return run.slice(dictionaryStarts(run).at(-1) ?? 0);
  return PLAIN_END.test(run) ? run : run.replace(SIGNS_AT_END, '') || run;
}
