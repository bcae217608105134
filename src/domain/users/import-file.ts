import { MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '../../contracts/users/user-import';
import { USER_IMPORT_MESSAGES } from '../../contracts/users/user-import-messages';
import { CsvFileError, type CsvFileRefusal } from '../csv/csv-file-error';
import { delimiterAfter } from '../csv/csv-text';
import { decodeText } from '../csv/decode';
import { openTable, type TableRow } from '../csv/table';

/** A file that is no list of users; the sentence says why and what to do. */
export class ImportFileError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ImportFileError';
  }
}

const SENTENCES: Record<CsvFileRefusal, string> = {
  empty: USER_IMPORT_MESSAGES.empty,
  binary: USER_IMPORT_MESSAGES.binary,
  spreadsheet: USER_IMPORT_MESSAGES.spreadsheet,
};

/**
 * Opens a csv of users, whatever its encoding and delimiter. The rows come as they are asked for, without those that
 * hold nothing; one row too many ends them with an ImportFileError.
 * @throws ImportFileError at once for what is no csv
 */
export function openImportFile(bytes: Uint8Array): { header: string[]; rows: Generator<TableRow, void> } {
  const { header, rows } = openTable(textOf(bytes), MAX_IMPORT_COLUMNS + 1);
  if (header.every((name) => name === '')) throw new ImportFileError(USER_IMPORT_MESSAGES.empty);
  if (header.length > MAX_IMPORT_COLUMNS) throw new ImportFileError(USER_IMPORT_MESSAGES.tooManyColumns);
  return { header, rows: filledRows(rows) };
}

/** What parts the cells of a csv of users. */
export function delimiterOfImport(bytes: Uint8Array): number {
  return delimiterAfter(openTable(textOf(bytes)).delimiter);
}

function* filledRows(rows: Iterable<TableRow>): Generator<TableRow, void> {
  let count = 0;
  for (const row of rows) {
    if (row.cells.every((cell) => cell === '')) continue;
    if (++count > MAX_IMPORT_ROWS) throw new ImportFileError(USER_IMPORT_MESSAGES.tooLarge);
    yield row;
  }
  if (count === 0) throw new ImportFileError(USER_IMPORT_MESSAGES.noRows);
}

function textOf(bytes: Uint8Array): Uint8Array {
  try {
    return decodeText(bytes).utf8;
  } catch (error) {
    throw error instanceof CsvFileError ? new ImportFileError(SENTENCES[error.reason]) : error;
  }
}
