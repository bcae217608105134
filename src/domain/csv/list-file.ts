import { CSV_REFUSALS } from '../../contracts/csv/csv-messages';
import type { FileReading, FileReadingView } from '../../contracts/csv/file-reading';
import { CsvFileError, type CsvFileRefusal } from './csv-file-error';
import { decodeText, tellEncoding, type ToldEncoding } from './decode';
import { DELIMITER_BYTES, delimiterName } from './layout';
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
    Exclude<CsvFileRefusal, keyof typeof CSV_REFUSALS> | 'noRows' | 'tooManyColumns' | 'tooLarge',
    string
  >;
}

/** A list that is open: its header, its rows as they are asked for, and how it was read. */
export interface ListFile {
  header: string[];
  rows: Generator<TableRow, void>;
  delimiter: number;
  reading: FileReadingView;
}

/**
 * Opens a csv whatever its encoding and delimiter. The rows come without those that hold nothing; one row too many ends them
 * with a ListFileError. With `mayGuess` an encoding that is not certain is taken for the likeliest one: to be shown, not kept.
 * @throws ListFileError at once for what is no csv
 */
export function openListFile(
  bytes: Uint8Array,
  { maxColumns, maxRows, says }: ListFileRules,
  chosen: FileReading = {},
  mayGuess = false,
): ListFile {
  const { utf8, told } = textOf(bytes, says, chosen, mayGuess);
  const { header, rows, delimiter } = openTable(
    utf8,
    maxColumns + 1,
    chosen.delimiter && DELIMITER_BYTES[chosen.delimiter],
  );
  if (header.every((name) => name === '')) throw new ListFileError(says.empty);
  if (header.length > maxColumns) throw new ListFileError(says.tooManyColumns);
  return {
    header,
    rows: filledRows(rows),
    delimiter,
    reading: { ...told, delimiter: delimiterName(delimiter) },
  };

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

function textOf(
  bytes: Uint8Array,
  says: ListFileRules['says'],
  { encoding }: FileReading,
  mayGuess: boolean,
): { utf8: Uint8Array; told: ToldEncoding } {
  try {
    const told = encoding ? { encoding, isCertain: true, others: [] } : tellEncoding(bytes);
    const named = told.isCertain || mayGuess ? told.encoding : undefined;
    return { utf8: decodeText(bytes, { encoding: named }).utf8, told };
  } catch (error) {
    throw error instanceof CsvFileError
      ? new ListFileError({ ...CSV_REFUSALS, ...says }[error.reason])
      : error;
  }
}
