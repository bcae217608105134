import type { OpenQuote } from '../../contracts/intent/intent';
import { CR, LF, QUOTE, SPACE } from '../csv/bytes';
import { type CsvReader, lineEnd } from '../csv/reader';

/** Watches a reader for quotes that seem to have been left open, and describes the first. */
export class OpenQuotes {
  private first?: Omit<OpenQuote, 'more'>;
  private more = 0;
  private seenOpen = 0;
  private seenTall = 0;

  constructor(
    private readonly utf8: Uint8Array,
    private readonly reader: CsvReader,
    private columns: number | undefined,
  ) {}

  /** Is called after each row. */
  look(): void {
    const { reader } = this;
    this.columns ??= reader.count;
    if (reader.openQuotes !== this.seenOpen) {
      this.seenOpen = reader.openQuotes;
      this.note(reader.lastOpenQuote, true);
    }
    if (reader.tallCells !== this.seenTall) {
      this.seenTall = reader.tallCells;
      if (this.linesLookLikeRows()) this.note(reader.rowStart, false);
    }
  }

  get(): OpenQuote | undefined {
    return this.first && { ...this.first, more: this.more };
  }

  private note(quote: number, asText: boolean): void {
    if (this.first) {
      this.more++;
      return;
    }
    const end = asText ? this.closingOf(quote) : this.reader.position;
    const { rows } = countLines(this.utf8, quote, end);
    // In the last row there is nothing that it could take in.
    if (rows > 1) this.first = { line: countLines(this.utf8, 0, quote).line, rows, asText };
  }

  /** Where the line ends in which a cell from this quote on would: that of a closing quote, or the last. */
  private closingOf(quote: number): number {
    const { utf8, reader } = this;
    for (let at = quote + 1; at < utf8.length; at++) {
      if (utf8[at] !== QUOTE) continue;
      if (utf8[at + 1] === QUOTE) {
        at++;
        continue;
      }
      let after = at + 1;
      while (utf8[after] === SPACE) after++;
      const next = utf8[after];
      if (next === undefined || next === LF || next === CR || next === reader.delimiter) {
        return lineEnd(utf8, after);
      }
    }
    return utf8.length;
  }

  /** Whether each line of the current row has as many cells as the table. */
  private linesLookLikeRows(): boolean {
    const { utf8, reader } = this;
    for (let at = reader.rowStart; at < reader.position;) {
      const end = lineEnd(utf8, at);
      let cells = 1;
      for (let place = at; place < end; place++) if (utf8[place] === reader.delimiter) cells++;
      if (end > at && cells !== this.columns) return false;
      at = end + 1;
    }
    return true;
  }
}

/** How many lines with a character there are, and the number of the line at the end. */
function countLines(utf8: Uint8Array, start: number, end: number): { rows: number; line: number } {
  let rows = 0;
  let line = 1;
  for (let at = start; at < end;) {
    const next = Math.min(lineEnd(utf8, at), end);
    if (next > at) rows++;
    if (next < end) line++;
    at = next + (utf8[next] === CR && utf8[next + 1] === LF ? 2 : 1);
  }
  return { rows, line };
}
