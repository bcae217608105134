import { CR, LF } from './bytes';
import { likelyDelimiter, separatorLine } from './layout';
import { cellTexts, CsvReader } from './reader';

/** A row below the header. */
export interface TableRow {
  /** Counts from 1 as in a text editor. */
  line: number;
  /** Counts from 1 as in a spreadsheet: blank lines are rows, lines within a cell and a `sep=` line are none. */
  row: number;
  cells: string[];
}

/**
 * A csv in UTF-8 whose first row names its columns. The rows are read as they are asked for: a large file leaves time
 * for others. Cells come without white space around them, of each row at most `mostCells`. What parts them is what was chosen,
 * else what the file declares, else the likely one.
 */
export function openTable(
  utf8: Uint8Array,
  mostCells?: number,
  chosen?: number,
): { header: string[]; rows: Generator<TableRow, void>; delimiter: number } {
  const declared = separatorLine(utf8);
  const start = declared?.start ?? 0;
  const delimiter = chosen ?? declared?.delimiter ?? likelyDelimiter(utf8);
  const reader = new CsvReader(utf8, delimiter, start, mostCells);
  const cells = () => cellTexts(reader, utf8).map((text) => text.trim());
  let row = breaksWithin(utf8, start, reader.next() ? reader.rowStart : start) + 1;
  const header = reader.count > 0 ? cells() : [];
  return { header, rows: rowsBelow(), delimiter };

  function* rowsBelow(): Generator<TableRow, void> {
    let line = 1;
    let counted = 0;
    let end = reader.position;
    while (reader.next()) {
      line += breaksWithin(utf8, counted, reader.rowStart);
      row += breaksWithin(utf8, end, reader.rowStart);
      counted = reader.rowStart;
      end = reader.position;
      yield { line, row, cells: cells() };
    }
  }
}

/** How many lines end within these bytes: with CRLF, LF or CR. */
function breaksWithin(utf8: Uint8Array, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < end; at++) {
    const byte = utf8[at];
    if (byte === LF || (byte === CR && utf8[at + 1] !== LF)) count++;
  }
  return count;
}
