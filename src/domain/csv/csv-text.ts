import { BYTE_ORDER_MARK, COMMA } from './bytes';
import { NO_DELIMITER } from './reader';
import { CsvWriter } from './writer';

/** Of few rows a small chunk is enough. */
const CHUNK_BYTES = 16 * 1024;

/** A few rows as a csv that spreadsheets open as they are: UTF-8 with a byte order mark, CRLF, no live formula. */
export function csvOf(rows: readonly (readonly string[])[], delimiter: number): Uint8Array<ArrayBuffer> {
  const writer = new CsvWriter(CHUNK_BYTES, delimiter);
  writer.reserve(BYTE_ORDER_MARK.length);
  writer.raw(BYTE_ORDER_MARK, 0, BYTE_ORDER_MARK.length);
  for (const row of rows) writer.row(row);
  return writer.take();
}

/** The delimiter of a result whose input had this one; an input of one column has none. */
export function delimiterAfter(input: number): number {
  return input === NO_DELIMITER ? COMMA : input;
}
