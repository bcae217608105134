import { CSV_MESSAGES } from '../../contracts/csv/csv-messages';
import { CsvFileError, type CsvFileRefusal } from './csv-file-error';
import { decodeText } from './decode';
import { openTable, type TableRow } from './table';

/** A file that is no list of what is imported; the sentence says why and what to do. */
export class ListFileError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ListFileError';
  }
}

/** How large a list may be, and the sentences for what can't be read. */
export interface ListFileRules {
  maxColumns: number;
  maxRows: number;
  says: Record<
    Exclude<CsvFileRefusal, keyof typeof CSV_MESSAGES> | 'noRows' | 'tooManyColumns' | 'tooLarge',
    string
  >;
}

/**
 * Opens a csv whatever its encoding and delimiter. The rows come as they are asked for, without those that hold nothing;
 * one row too many ends them with a ListFileError.
 * @throws ListFileError at once for what is no csv
 */
export function openListFile(
  bytes: Uint8Array,
  { maxColumns, maxRows, says }: ListFileRules,
): { header: string[]; rows: Generator<TableRow, void>; delimiter: number } {
  const { header, rows, delimiter } = openTable(textOf(bytes, says), maxColumns + 1);
  if (header.every((name) => name === '')) throw new ListFileError(says.empty);
  if (header.length > maxColumns) throw new ListFileError(says.tooManyColumns);
  return { header, rows: filledRows(rows), delimiter };

  function* filledRows(all: Iterable<TableRow>): Generator<TableRow, void> {
    let count = 0;
    for (const row of all) {
      if (row.cells.every((cell) => cell === '')) continue;
      if (++count > maxRows) throw new ListFileError(says.tooLarge);
      yield row;
    }
    if (count === 0) throw new ListFileError(says.noRows);
  }
}

function textOf(bytes: Uint8Array, says: ListFileRules['says']): Uint8Array {
  try {
    return decodeText(bytes).utf8;
  } catch (error) {
    throw error instanceof CsvFileError
      ? new ListFileError({ ...CSV_MESSAGES, ...says }[error.reason])
      : error;
  }
}
