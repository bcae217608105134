import type { TextEncoding } from '../../contracts/csv/text-encodings';
import { CR, LF, QUOTE } from '../csv/bytes';
import { DELIMITERS } from '../csv/layout';
import { NO_DELIMITER } from '../csv/reader';

/** Rows with one number of cells. */
export interface RowWidth {
  cells: number;
  count: number;
  /** Of the first of them: its place among the rows, from 0, and its line in the file, from 1. */
  row: number;
  line: number;
  lastLine: number;
}

/** More different widths are no table. */
const MAX_WIDTHS = 100;

/**
 * Counts the rows of a csv by their number of cells while its bytes pass by; nothing is kept of them. Lines without a
 * character are no rows. A quote counts at a cell's start only. Without a delimiter any of the usual ones splits, so that a
 * list in which they stand here and there shows.
 */
export class RowCounter {
  readonly widths = new Map<number, RowWidth>();
  rows = 0;
  /** The line of a quote that is still open. */
  openQuote: number | undefined;
  /** A character NUL, which no text has, or more widths than a table can have. */
  isText = true;
  isTable = true;

  private readonly delimiters = new Uint8Array(256);
  private readonly wide: 'le' | 'be' | undefined;
  /** The first byte of a UTF-16 character whose second one has not come. */
  private half: number | undefined;

  private place: 'start' | 'plain' | 'quoted' | 'closed' = 'start';
  private cells = 1;
  private filled = false;
  private line = 1;
  private rowLine = 1;
  private afterReturn = false;

  constructor(delimiter: number, encoding: TextEncoding) {
    for (const one of delimiter === NO_DELIMITER ? DELIMITERS : [delimiter]) this.delimiters[one] = 1;
    this.wide = encoding === 'utf-16le' ? 'le' : encoding === 'utf-16be' ? 'be' : undefined;
  }

  push(bytes: Uint8Array): void {
    for (const byte of this.wide ? this.narrowed(bytes, this.wide) : bytes) this.take(byte);
  }

  end(): void {
    this.endRow();
    if (this.place !== 'quoted') this.openQuote = undefined;
  }

  private take(byte: number): void {
    if (byte === 0) this.isText = false;
    const isBreak = byte === LF || byte === CR;
    if (isBreak && !(byte === LF && this.afterReturn)) this.line++;
    this.afterReturn = byte === CR;
    if (this.place === 'quoted') {
      if (byte === QUOTE) this.place = 'closed';
      return;
    }
    if (this.place === 'closed' && byte === QUOTE) {
      this.place = 'quoted';
      return;
    }
    if (isBreak) {
      this.endRow();
      return;
    }
    if (!this.filled) this.rowLine = this.line;
    this.filled = true;
    if (this.delimiters[byte]) {
      this.cells++;
      this.place = 'start';
    } else if (byte === QUOTE && this.place === 'start') {
      this.place = 'quoted';
      this.openQuote = this.line;
    } else {
      this.place = 'plain';
    }
  }

  private endRow(): void {
    if (this.filled) this.countRow();
    if (this.place !== 'quoted') this.place = 'start';
    this.filled = false;
    this.cells = 1;
  }

  private countRow(): void {
    const { cells, rows, rowLine } = this;
    const width = this.widths.get(cells);
    if (width) {
      width.count++;
      width.lastLine = rowLine;
    } else if (this.widths.size === MAX_WIDTHS) {
      this.isTable = false;
    } else {
      this.widths.set(cells, { cells, count: 1, row: rows, line: rowLine, lastLine: rowLine });
    }
    this.rows++;
  }

  /** The characters of UTF-16 as bytes: those beyond ASCII mean nothing to a csv. */
  private narrowed(bytes: Uint8Array, order: 'le' | 'be'): Uint8Array {
    const narrow = new Uint8Array(Math.ceil((bytes.length + 1) / 2));
    let length = 0;
    for (const byte of bytes) {
      if (this.half === undefined) {
        this.half = byte;
        continue;
      }
      const [low, high] = order === 'le' ? [this.half, byte] : [byte, this.half];
      narrow[length++] = high === 0 ? low : 0x80;
      this.half = undefined;
    }
    return narrow.subarray(0, length);
  }
}
