import { FIRST_ROWS, type FirstRows } from '../../contracts/csv/first-rows';
import { type RowStart, usualColumns } from './layout';
import { cellTexts, CsvReader } from './reader';

const HALF_CHARACTER = /[\ud800-\udbff]$/;

/**
 * The first rows of a list in UTF-8, which is whole or, without `complete`, a beginning: from the first one on that has as
 * many cells as most, since reports have a title above.
 */
export function firstRowsOf(utf8: Uint8Array, rows: RowStart, complete: boolean): FirstRows {
  const columns = usualColumns(utf8, rows);
  const reader = new CsvReader(utf8, rows.delimiter, rows.start);
  const shown: string[][] = [];
  while (shown.length <= FIRST_ROWS.rows && reader.next()) {
    if (shown.length === 0 && reader.count !== columns) continue;
    // A longer file goes on in the row that the beginning ends with.
    if (!complete && reader.position >= utf8.length && shown.length > 0) break;
    shown.push(cellTexts(reader, utf8).slice(0, FIRST_ROWS.columns).map(shortened));
  }
  const [header = [], ...below] = shown;
  return { header, rows: below, columns };
}

function shortened(text: string): string {
  return text.trim().slice(0, FIRST_ROWS.cell).replace(HALF_CHARACTER, '');
}
