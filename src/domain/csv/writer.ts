import {
  APOSTROPHE,
  AT,
  COMMA,
  CR,
  encodeUtf8,
  EQUALS,
  LF,
  MINUS,
  PERCENT,
  PLUS,
  POINT,
  QUOTE,
  SPACE,
  TAB,
} from './bytes';
import { CELL, type CsvReader, unquote } from './reader';

/** Bytes of a chunk where speed counts; who writes few rows takes smaller ones. */
const CHUNK_BYTES = 512 * 1024;
/** Comma, quotes, apostrophe. */
const CELL_OVERHEAD = 4;
/** Above this length the engine's own copy is faster than a loop. */
const LONG = 96;
const RISKY_STARTS = new Set([EQUALS, PLUS, MINUS, AT, TAB, CR]);
const RISKY = flags(RISKY_STARTS);
/** How full-width `＝`, `＋`, `－` and `＠` begin, and their third bytes. */
const FULL_WIDTH = [0xef, 0xbc];
const RISKY_FULL_WIDTH = flags(new Set([0x9d, 0x8b, 0x8d, 0xa0]));
/** By delimiter. */
const quotableBy = new Map<number, Uint8Array>();

/** A text as it is written inside a cell, with what that needs. */
export interface PreparedText {
  /** Quotes doubled. */
  bytes: Uint8Array;
  needsQuotes: boolean;
  /** A spreadsheet would take it for a formula. */
  needsGuard: boolean;
}

/**
 * Writes csv with CRLF into chunks, its cells parted by commas or by another delimiter.
 * A text cell that a spreadsheet would take for a formula gets a leading apostrophe (OWASP ASVS 1.2.10).
 */
export class CsvWriter {
  private chunk: Uint8Array<ArrayBuffer>;
  private length = 0;

  constructor(
    private readonly chunkBytes = CHUNK_BYTES,
    private readonly delimiter = COMMA,
  ) {
    this.chunk = new Uint8Array(chunkBytes);
  }

  /** Tells whether a chunk is full enough to be taken. */
  get full(): boolean {
    return this.length >= this.chunkBytes / 2;
  }

  /** What was written since the last call, in a buffer of its own. */
  take(): Uint8Array<ArrayBuffer> {
    const taken = this.chunk.subarray(0, this.length);
    this.chunk = new Uint8Array(this.chunkBytes);
    this.length = 0;
    return taken;
  }

  /** Makes room for so many bytes; the other methods rely on it. */
  reserve(bytes: number): void {
    if (this.length + bytes <= this.chunk.length) return;
    const larger = new Uint8Array((this.length + bytes) * 2);
    larger.set(this.chunk.subarray(0, this.length));
    this.chunk = larger;
  }

  byte(value: number): void {
    this.chunk[this.length++] = value;
  }

  /** Copies bytes that are csv already. */
  raw(bytes: Uint8Array, start: number, end: number): void {
    if (end - start > LONG) {
      this.chunk.set(bytes.subarray(start, end), this.length);
      this.length += end - start;
      return;
    }
    const { chunk } = this;
    let to = this.length;
    for (let at = start; at < end; at++) chunk[to++] = bytes[at] as number;
    this.length = to;
  }

  /** A cell as the reader found it. */
  cell(bytes: Uint8Array, start: number, end: number, kind: number): void {
    if (kind & CELL.irregular) {
      this.value(unquote(bytes, start, end));
    } else if (kind & CELL.quoted) {
      if (isFormula(bytes, start + 1, end - 1)) {
        this.byte(QUOTE);
        this.byte(APOSTROPHE);
        start++;
      }
      this.raw(bytes, start, end);
    } else if (kind & CELL.needsQuotes) {
      this.value(bytes.subarray(start, end));
    } else {
      if (isFormula(bytes, start, end)) this.byte(APOSTROPHE);
      this.raw(bytes, start, end);
    }
  }

  /** A cell with this text. */
  value(bytes: Uint8Array): void {
    const prepared = prepareText(bytes, this.delimiter);
    if (prepared.needsQuotes) this.byte(QUOTE);
    if (prepared.needsGuard) this.byte(APOSTROPHE);
    this.raw(prepared.bytes, 0, prepared.bytes.length);
    if (prepared.needsQuotes) this.byte(QUOTE);
  }

  /** A whole row of texts, with the room that it needs. */
  row(texts: readonly string[]): void {
    for (const [cell, text] of texts.entries()) {
      const bytes = encodeUtf8(text);
      this.reserve(bytes.length * 2 + CELL_OVERHEAD);
      if (cell > 0) this.byte(this.delimiter);
      this.value(bytes);
    }
    this.reserve(2);
    this.byte(CR);
    this.byte(LF);
  }
}

/** How many bytes a row of the reader can take at most when written. */
export function writtenSize(reader: CsvReader): number {
  return (reader.position - reader.rowStart) * 2 + reader.count * 4;
}

/** Doubles the quotes of a text and finds out whether it must be quoted or guarded. */
export function prepareText(bytes: Uint8Array, delimiter = COMMA): PreparedText {
  const quotable = quotableWith(delimiter);
  let quotes = 0;
  let needsQuotes = false;
  for (const byte of bytes) {
    if (byte === QUOTE) quotes++;
    if (quotable[byte]) needsQuotes = true;
  }
  const needsGuard = isFormula(bytes, 0, bytes.length);
  if (quotes === 0) return { bytes, needsQuotes, needsGuard };
  const doubled = new Uint8Array(bytes.length + quotes);
  let to = 0;
  for (const byte of bytes) {
    if (byte === QUOTE) doubled[to++] = QUOTE;
    doubled[to++] = byte;
  }
  return { bytes: doubled, needsQuotes, needsGuard };
}

/** What was to be written: the text of a cell without the apostrophe that `CsvWriter` puts before what needs it. */
export function withoutGuard(text: string): string {
  if (!text.startsWith("'")) return text;
  const bytes = encodeUtf8(text);
  return isFormula(bytes, 1, bytes.length) ? text.slice(1) : text;
}

function isFormula(bytes: Uint8Array, start: number, end: number): boolean {
  if (start >= end) return false;
  if (bytes[start] === FULL_WIDTH[0])
    return bytes[start + 1] === FULL_WIDTH[1] && RISKY_FULL_WIDTH[bytes[start + 2] as number] === 1;
  return RISKY[bytes[start] as number] === 1 && !isNumber(bytes, start, end);
}

function quotableWith(delimiter: number): Uint8Array {
  const known = quotableBy.get(delimiter);
  if (known) return known;
  const quotable = flags(new Set([delimiter, QUOTE, LF, CR]));
  quotableBy.set(delimiter, quotable);
  return quotable;
}

/** `-18%`, `+1,300.5` or `-2e-5`: a sign, digits in groups, perhaps an exponent or a percent sign. */
function isNumber(bytes: Uint8Array, start: number, end: number): boolean {
  if (bytes[start] !== PLUS && bytes[start] !== MINUS) return false;
  let at = start + 1;
  const isDigit = (place: number) => place < end && ((bytes[place] as number) ^ 0x30) < 10;
  if (bytes[at] === POINT) at++;
  if (!isDigit(at)) return false;
  const isGroupEnd = () => (bytes[at] === COMMA || bytes[at] === POINT) && isDigit(at + 1);
  while (isDigit(at) || isGroupEnd()) at++;
  if (at < end && ((bytes[at] as number) | 0x20) === 0x65) {
    const digits = bytes[at + 1] === PLUS || bytes[at + 1] === MINUS ? at + 2 : at + 1;
    if (isDigit(digits)) for (at = digits; isDigit(at);) at++;
  }
  if (at + 1 < end && bytes[at] === SPACE && bytes[at + 1] === PERCENT) at++;
  if (at < end && bytes[at] === PERCENT) at++;
  return at === end;
}

function flags(bytes: Set<number>): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, byte) => (bytes.has(byte) ? 1 : 0));
}
