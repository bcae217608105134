import { CR, LF } from './bytes';
import { likelyDelimiter, separatorLine } from './layout';
import { cellTexts, CsvReader } from './reader';

/** A row below the header; `line` counts from 1 as in a text editor. */
export interface TableRow {
  line: number;
  cells: string[];
}

/**
 * A csv in UTF-8 whose first row names its columns. The rows are read as they are asked for: a large file leaves time
 * for others. Cells come without white space around them, of each row at most `mostCells`.
 */
export function openTable(
  utf8: Uint8Array,
  mostCells?: number,
): { header: string[]; rows: Generator<TableRow, void> } {
  const { delimiter, start } = separatorLine(utf8) ?? { delimiter: likelyDelimiter(utf8), start: 0 };
  const reader = new CsvReader(utf8, delimiter, start, mostCells);
  const cells = () => cellTexts(reader, utf8).map((text) => text.trim());
  const header = reader.next() ? cells() : [];
  return { header, rows: rowsOf(utf8, reader, cells) };
}

function* rowsOf(utf8: Uint8Array, reader: CsvReader, cells: () => string[]): Generator<TableRow, void> {
  let line = 1;
  let counted = 0;
  while (reader.next()) {
    for (; counted < reader.rowStart; counted++) {
      const byte = utf8[counted];
      if (byte === LF || (byte === CR && utf8[counted + 1] !== LF)) line++;
    }
    yield { line, cells: cells() };
  }
}
