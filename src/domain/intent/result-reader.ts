import {
  INTENT_RESULT_COLUMNS,
  type IntentResult,
  type IntentRowsQuery,
} from '../../contracts/intent/intent';
import { BYTE_ORDER_MARK, decodeUtf8 } from '../csv/bytes';
import { delimiterAfter } from '../csv/csv-text';
import { delimiterNamed } from '../csv/layout';
import { cellText, CsvReader } from '../csv/reader';
import { WholeRows } from '../csv/whole-rows';
import { withoutGuard } from '../csv/writer';
import { searchMatcher } from '../text/search';

/** What is known of a result without its file. */
export type KnownResult = Pick<IntentResult, 'rows' | 'columns' | 'keywordColumn' | 'delimiter' | 'counts'>;

/** The cells of the row that passes by, as the file has them. */
export interface PassingRow {
  bytesOf: (cell: number) => Uint8Array;
  textOf: (cell: number) => string;
}

/** Where a result keeps the primary intent, behind the columns of its source. */
export const PRIMARY_CELL = INTENT_RESULT_COLUMNS.indexOf('Primary Intent');

/**
 * Picks rows of a result by what they are narrowed down to while its csv passes by in pieces: a piece is held, whatever the
 * file's size. What stands behind the last one that is wanted is not read.
 */
export abstract class ResultReader {
  /** How many rows fit, where that is known without reading all of them. */
  protected readonly known: number | undefined;
  protected readonly delimiter: number;
  /** The keyword's column, told by the header. */
  protected keyword = 0;
  /** Rows that passed by. */
  protected read = 0;
  private readonly whole = new WholeRows();
  private readonly matches: (keyword: string) => boolean;
  private isBegun = false;

  constructor(
    protected readonly result: KnownResult,
    private readonly wanted: Pick<IntentRowsQuery, 'q' | 'show'>,
  ) {
    const { q, show } = wanted;
    this.matches = searchMatcher(q);
    this.known = q.trim() === '' ? (show === '' ? result.rows : result.counts[show]) : undefined;
    this.delimiter = delimiterAfter(delimiterNamed(result.delimiter));
  }

  /** Whether nothing that still comes changes the answer. */
  abstract isComplete(): boolean;
  protected abstract begin(header: PassingRow): void;
  /** Takes a row that fits. */
  protected abstract take(row: PassingRow, keyword: string): void;

  add(piece: Uint8Array): void {
    const bytes = this.whole.cut(piece);
    if (!bytes) return;
    const reader = new CsvReader(bytes, this.delimiter, this.isBegun ? 0 : BYTE_ORDER_MARK.length);
    const bytesOf = (cell: number) => cellText(reader, bytes, cell);
    const row: PassingRow = { bytesOf, textOf: (cell) => decodeUtf8(bytesOf(cell)) };
    if (!this.isBegun && reader.next()) this.readHeader(row);
    while (!this.isComplete() && reader.next()) this.look(row);
  }

  private readHeader(header: PassingRow): void {
    const { columns, keywordColumn } = this.result;
    this.isBegun = true;
    for (let cell = 0; keywordColumn !== '' && cell < columns; cell++) {
      if (withoutGuard(header.textOf(cell)).trim() !== keywordColumn) continue;
      this.keyword = cell;
      break;
    }
    this.begin(header);
  }

  private look(row: PassingRow): void {
    const { show } = this.wanted;
    this.read++;
    if (show !== '' && row.textOf(this.result.columns + PRIMARY_CELL) !== show) return;
    const keyword = row.textOf(this.keyword);
    if (this.matches(keyword)) this.take(row, keyword);
  }
}
