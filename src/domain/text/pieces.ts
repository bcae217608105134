/**
 * No text is handed whole to `Intl.Segmenter`, whose time grows with the square of the length (Chromium bug 326176949):
 * lines are cut where a sentence ends, else between words, into pieces of so many UTF-16 units at most.
 */
export const MAX_PIECE = 2_000;
/** From here on the end of a sentence ends a piece, so that pieces stay the same where a text changes elsewhere. */
const MIN_PIECE = 1_000;

const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;
const SENTENCE_END = /[.!?…؟۔।]["'”’»)\]]*(?=\s)\s+(?![\s\p{Ll}])|[。！？｡][」』”’）]*/gu;
const SPACES = /\s+/gu;
const LOW_SURROGATE = /[\udc00-\udfff]/;

export interface Piece {
  text: string;
  /** Where it begins in its line. */
  start: number;
  /** Whether a sentence goes on in the next piece. */
  open: boolean;
}

/** Whether a text is one line and one piece of it, as most are. */
export function isPiece(text: string): boolean {
  return text.length <= MAX_PIECE && !LINE_BREAK.test(text);
}

/** The lines of a text, without what breaks them. */
export function linesOf(text: string): string[] {
  return text.split(LINE_BREAK);
}

/** The pieces of a line, in order and without gaps. */
export function piecesOf(line: string): Piece[] {
  if (line.length <= MAX_PIECE) return [{ text: line, start: 0, open: false }];
  const pieces: Piece[] = [];
  let start = 0;
  while (line.length - start > MAX_PIECE) {
    const { end, open } = cut(line.slice(start, start + MAX_PIECE + 1));
    pieces.push({ text: line.slice(start, start + end), start, open });
    start += end;
  }
  if (start < line.length) pieces.push({ text: line.slice(start), start, open: false });
  return pieces;
}

/** Where a part of a line, which is one unit longer than a piece, is cut. */
function cut(part: string): { end: number; open: boolean } {
  SENTENCE_END.lastIndex = MIN_PIECE;
  const sentence = SENTENCE_END.exec(part);
  if (sentence && SENTENCE_END.lastIndex < part.length) return { end: SENTENCE_END.lastIndex, open: false };
  let end = 0;
  SPACES.lastIndex = MIN_PIECE;
  for (let space = SPACES.exec(part); space; space = SPACES.exec(part)) {
    if (SPACES.lastIndex < part.length) end = SPACES.lastIndex;
  }
  if (end === 0) end = LOW_SURROGATE.test(part[MAX_PIECE] ?? '') ? MAX_PIECE - 1 : MAX_PIECE;
  return { end, open: true };
}
