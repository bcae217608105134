import type { FileReading } from '../../contracts/csv/file-reading';
import { MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '../../contracts/users/user-import';
import { USER_IMPORT_MESSAGES } from '../../contracts/users/user-import-messages';
import { delimiterAfter } from '../csv/csv-text';
import { type ListFile, type ListFileRules, openListFile } from '../csv/list-file';

const RULES: ListFileRules = {
  maxColumns: MAX_IMPORT_COLUMNS,
  maxRows: MAX_IMPORT_ROWS,
  says: USER_IMPORT_MESSAGES,
};

/**
 * Opens a csv of users, as `openListFile` does.
 * @throws ListFileError at once for what is no csv
 */
export function openImportFile(bytes: Uint8Array, chosen?: FileReading, mayGuess?: boolean): ListFile {
  return openListFile(bytes, RULES, chosen, mayGuess);
}

/** What parts the cells of a csv of users. */
export function delimiterOfImport(bytes: Uint8Array, chosen: FileReading): number {
  return delimiterAfter(openListFile(bytes, RULES, chosen).delimiter);
}
