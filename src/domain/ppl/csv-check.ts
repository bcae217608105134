import type { FileReading } from '../../contracts/csv/file-reading';
import type { FirstRows } from '../../contracts/csv/first-rows';
import { PPL_BEGINNING_BYTES } from '../../contracts/ppl/ppl';
import { PPL_MESSAGES } from '../../contracts/ppl/ppl-messages';
import { NO_DELIMITER } from '../csv/reader';
import { type Beginning, readBeginning } from './beginning';
import { PplFileError } from './ppl-file-error';
import { RowCounter, type RowWidth } from './row-counter';

/** What is known of a file that was taken. */
export interface CheckedCsv {
  /** Below the header. */
  rows: number;
  preview: FirstRows;
}

/** Title and dates of a report, above its header. */
const MAX_ROWS_ABOVE_HEADER = 40;
/** One row in so many may have another number of cells: exports leave out empty ones at a row's end. */
const ONE_UNEVEN_IN = 10;

const BYTE_ORDER_MARKS = [
  [0xef, 0xbb, 0xbf],
  [0xff, 0xfe],
  [0xfe, 0xff],
];

/**
 * Checks a csv while it passes by: that it is text, and that one delimiter splits its rows alike. Of the file only its
 * beginning is kept. What was chosen of how to read it decides over what it tells.
 */
export class CsvCheck {
  private readonly kept: Uint8Array[] = [];
  private keptBytes = 0;
  private beginning?: Beginning;
  private counter?: RowCounter;

  constructor(private readonly chosen: FileReading = {}) {}

  /** @throws PplFileError for what is no text */
  push(bytes: Uint8Array): void {
    if (this.counter) {
      this.count(this.counter, bytes);
      return;
    }
    this.kept.push(bytes);
    this.keptBytes += bytes.length;
    if (this.keptBytes >= PPL_BEGINNING_BYTES) this.begin(false);
  }

  /** @throws PplFileError for what is no table */
  end(): CheckedCsv {
    const counter = this.counter ?? this.begin(true);
    counter.end();
    if (counter.openQuote !== undefined) throw new PplFileError(PPL_MESSAGES.openQuote(counter.openQuote));
    const above = assertEven(counter, this.beginning?.delimiter ?? NO_DELIMITER);
    return {
      rows: Math.max(0, counter.rows - above - 1),
      preview: this.beginning?.preview ?? { header: [], rows: [], columns: 0 },
    };
  }

  private begin(complete: boolean): RowCounter {
    const bytes = joined(this.kept, this.keptBytes);
    this.kept.length = 0;
    this.beginning = readBeginning(bytes, complete, this.chosen);
    this.counter = new RowCounter(this.beginning.delimiter, this.beginning.reading.encoding);
    this.count(this.counter, withoutMark(bytes));
    return this.counter;
  }

  private count(counter: RowCounter, bytes: Uint8Array): void {
    counter.push(bytes);
    if (!counter.isText) throw new PplFileError(PPL_MESSAGES.binary);
    if (!counter.isTable) throw this.tooUneven(counter);
  }

  /** Of more widths than a table has; without a delimiter there are no columns at all. */
  private tooUneven(counter: RowCounter): PplFileError {
    const widths = [...counter.widths.values()];
    const usual = usualOf(widths);
    const hasColumns = usual && this.beginning?.delimiter !== NO_DELIMITER;
    return hasColumns ? unevenRow(widths, usual) : new PplFileError(PPL_MESSAGES.noTable);
  }
}

const usualOf = (widths: readonly RowWidth[]) =>
  widths.reduce<RowWidth | undefined>((a, b) => (a && a.count >= b.count ? a : b), undefined);

/** Gives how many rows stand above the header. */
function assertEven(counter: RowCounter, delimiter: number): number {
  const widths = [...counter.widths.values()];
  const usual = usualOf(widths);
  const isList = delimiter === NO_DELIMITER;
  // One line without a delimiter may be anything.
  if (!usual || (isList && (usual.cells > 1 || counter.rows < 2))) {
    throw new PplFileError(PPL_MESSAGES.noTable);
  }
  const above = usual.row <= MAX_ROWS_ABOVE_HEADER ? usual.row : 0;
  const uneven = counter.rows - usual.count - above;
  if (uneven * ONE_UNEVEN_IN <= counter.rows) return above;
  throw unevenRow(widths, usual);
}

function unevenRow(widths: readonly RowWidth[], usual: RowWidth): PplFileError {
  const { line, cells } = firstUneven(widths, usual);
  return new PplFileError(PPL_MESSAGES.unevenRow(line, cells, usual.cells));
}

/** The first row known below the header that is not as wide as most; where all such rows stand above, the first of all. */
function firstUneven(widths: readonly RowWidth[], usual: RowWidth): { line: number; cells: number } {
  const uneven = widths
    .filter((width) => width !== usual)
    .map(({ cells, line, lastLine }) => ({ cells, line: line > usual.line ? line : lastLine }));
  const below = uneven.filter(({ line }) => line > usual.line);
  return (below.length > 0 ? below : uneven).reduce((a, b) => (b.line < a.line ? b : a));
}

/** A byte order mark before a quote would hide that it stands at its cell's start. */
function withoutMark(bytes: Uint8Array): Uint8Array {
  const mark = BYTE_ORDER_MARKS.find((bits) => bits.every((bit, at) => bytes[at] === bit));
  return bytes.subarray(mark?.length ?? 0);
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
