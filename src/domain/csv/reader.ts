import { COMMA, CR, decodeUtf8, LF, QUOTE, SPACE } from './bytes';

/** What a cell's bytes are, as bits of `CsvReader.kinds`. */
export const CELL = {
  /** Holds a comma or a quote, so that it must be quoted when written with commas. */
  needsQuotes: 2,
  nonAscii: 4,
  /** Stands in quotes; start and end include them. */
  quoted: 8,
  /** Holds doubled quotes. */
  doubled: 16,
  /** Quoted, but with quotes inside that are not doubled or spaces after the closing one. */
  irregular: 32,
  /** Quoted, with a line break inside. */
  lines: 64,
} as const;
const STOP = 1;
/** No quoted cell has both: who writes lines into a cell doubles its quotes. */
const LEFT_OPEN = CELL.lines | CELL.irregular;

/** No delimiter: each line is one cell. */
export const NO_DELIMITER = -1;

/**
 * Reads csv in UTF-8 row by row, as offsets into the bytes: nothing is copied or decoded.
 * Rows end with LF, CRLF or CR in any mix; lines without a character are no rows. A quote counts at a cell's start
 * only, and only if it is closed: where one is not, or where a quote that is not doubled stands between it and a
 * closing one lines below, the rest of its line is plain text.
 */
export class CsvReader {
  /** Cells of the current row. */
  count = 0;
  starts = new Int32Array(64);
  ends = new Int32Array(64);
  kinds = new Uint8Array(64);
  /** Where the current row begins, and where the next is looked for. */
  rowStart = 0;
  position: number;
  /** How many quotes were left open so far, and where the last of them stands. */
  openQuotes = 0;
  lastOpenQuote = 0;
  /** How many cells had several lines so far. */
  tallCells = 0;
  private readonly table: Uint8Array;
  /** Up to here a quote is a character like others. */
  private plainUntil = 0;

  constructor(
    private readonly bytes: Uint8Array,
    readonly delimiter: number,
    start = 0,
    /** Cells of each row that are kept; what stands behind them is passed over. */
    private readonly mostCells = Infinity,
  ) {
    this.position = start;
    this.table = byteTable(delimiter);
  }

  /** Moves to the next row; false at the end. */
  next(): boolean {
    const { bytes, table, delimiter } = this;
    const end = bytes.length;
    let at = this.position;
    while (at < end && (bytes[at] === LF || bytes[at] === CR)) at++;
    this.rowStart = at;
    this.position = at;
    this.count = 0;
    if (at >= end) return false;
    for (;;) {
      const start = at;
      let kind = 0;
      if (at < end && bytes[at] === QUOTE && at >= this.plainUntil) {
        at = this.readQuoted(at);
        kind = this.quotedKind;
      }
      if (at === start) {
        for (; at < end; at++) {
          const byteKind = table[bytes[at] as number] as number;
          if (byteKind & STOP) break;
          kind |= byteKind;
        }
      }
      this.addCell(start, at, kind);
      if (at >= end || bytes[at] !== delimiter) break;
      at++;
      // Empty cells that are not kept.
      if (this.count >= this.mostCells) while (bytes[at] === delimiter) at++;
    }
    this.position = at;
    return true;
  }

  private quotedKind = 0;

  /** Returns the position after the cell, or `start` if its quote was left open. */
  private readQuoted(start: number): number {
    const { bytes, table } = this;
    const end = bytes.length;
    let kind: number = CELL.quoted;
    for (let at = start + 1; at < end; at++) {
      const byte = bytes[at] as number;
      kind |= table[byte] as number;
      if ((kind & LEFT_OPEN) === LEFT_OPEN) break;
      if (byte !== QUOTE) continue;
      if (at + 1 < end && bytes[at + 1] === QUOTE) {
        kind |= CELL.doubled;
        at++;
        continue;
      }
      let after = at + 1;
      while (after < end && bytes[after] === SPACE) after++;
      if (after >= end || (table[bytes[after] as number] as number) & STOP) {
        this.quotedKind = (after > at + 1 ? kind | CELL.irregular : kind) & ~STOP;
        if (kind & CELL.lines) this.tallCells++;
        return after;
      }
      kind |= CELL.irregular;
    }
    this.leaveOpen(start);
    return start;
  }

  private leaveOpen(quote: number): void {
    this.openQuotes++;
    this.lastOpenQuote = quote;
    this.quotedKind = 0;
    this.plainUntil = lineEnd(this.bytes, quote);
  }

  private addCell(start: number, end: number, kind: number): void {
    if (this.count >= this.mostCells) return;
    const cell = this.count++;
    if (cell === this.starts.length) this.grow();
    this.starts[cell] = start;
    this.ends[cell] = end;
    this.kinds[cell] = kind;
  }

  private grow(): void {
    this.starts = grown(this.starts, new Int32Array(this.starts.length * 4));
    this.ends = grown(this.ends, new Int32Array(this.ends.length * 4));
    this.kinds = grown(this.kinds, new Uint8Array(this.kinds.length * 4));
  }
}

/** The text of a cell that holds doubled or irregular quotes, without them. */
export function unquote(bytes: Uint8Array, start: number, end: number): Uint8Array {
  let last = end - 1;
  while (bytes[last] === SPACE) last--;
  const value = new Uint8Array(last - start - 1);
  let length = 0;
  for (let at = start + 1; at < last; at++) {
    const byte = bytes[at] as number;
    if (byte === QUOTE && at + 1 < last && bytes[at + 1] === QUOTE) at++;
    value[length++] = byte;
  }
  return value.subarray(0, length);
}

/** The text of a cell of the reader's current row, in the file's bytes where possible. */
export function cellText(reader: CsvReader, bytes: Uint8Array, cell: number): Uint8Array {
  const start = reader.starts[cell] ?? 0;
  const end = reader.ends[cell] ?? 0;
  const kind = reader.kinds[cell] ?? 0;
  if (kind & (CELL.doubled | CELL.irregular)) return unquote(bytes, start, end);
  return kind & CELL.quoted ? bytes.subarray(start + 1, end - 1) : bytes.subarray(start, end);
}

/** The texts of all cells of the reader's current row. */
export function cellTexts(reader: CsvReader, bytes: Uint8Array): string[] {
  return Array.from({ length: reader.count }, (_, cell) => decodeUtf8(cellText(reader, bytes, cell)));
}

/** Where the line ends that this place is in. */
export function lineEnd(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== LF && bytes[at] !== CR) at++;
  return at;
}

function byteTable(delimiter: number): Uint8Array {
  const table = new Uint8Array(256);
  table.fill(CELL.nonAscii, 0x80);
  table[COMMA] = CELL.needsQuotes;
  table[QUOTE] = CELL.needsQuotes;
  table[LF] = STOP | CELL.lines;
  table[CR] = STOP | CELL.lines;
  if (delimiter !== NO_DELIMITER) table[delimiter] = STOP;
  return table;
}

function grown<Values extends Int32Array | Uint8Array>(from: Values, to: Values): Values {
  to.set(from);
  return to;
}
