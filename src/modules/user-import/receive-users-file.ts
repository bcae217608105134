import type { FastifyRequest } from 'fastify';
import type { FileReading } from '../../contracts/csv/file-reading';
import { type ImportColumns, type ImportSettings, MAX_IMPORT_BYTES } from '../../contracts/users/user-import';
import { ImportColumnsDto, ImportSettingsDto } from '../../contracts/users/user-import.dto';
import { USER_IMPORT_MESSAGES } from '../../contracts/users/user-import-messages';
import { type CsvUpload, receiveCsvWith } from '../../core/http/csv-upload';
import { readFileReading } from '../../core/http/file-reading';
import { readJsonField } from '../../core/http/json-field';

export type UsersFile = CsvUpload;

const LIMITS = {
  maxBytes: MAX_IMPORT_BYTES,
  tooLarge: USER_IMPORT_MESSAGES.tooLarge,
  notCsv: USER_IMPORT_MESSAGES.notCsv,
};
const COLUMNS = {
  name: 'columns',
  dto: ImportColumnsDto,
  missing: USER_IMPORT_MESSAGES.columnsFirst,
  invalid: USER_IMPORT_MESSAGES.columnsInvalid,
};
const SETTINGS = {
  name: 'settings',
  dto: ImportSettingsDto,
  missing: USER_IMPORT_MESSAGES.settingsInvalid,
  invalid: USER_IMPORT_MESSAGES.settingsInvalid,
};
const NOTHING_SET = '{}';

/** The csv of an import of users, and how it is to be read: `reading` (JSON) before the file. */
export async function receiveUsersFile(
  request: FastifyRequest,
): Promise<UsersFile & { reading: FileReading }> {
  const { fields, ...file } = await receiveCsvWith(request, LIMITS);
  return { ...file, reading: readFileReading(fields) };
}

/** The same with what its columns mean and what is set for all its rows: `columns` and `settings` (JSON). */
export async function receiveUsersTable(
  request: FastifyRequest,
): Promise<UsersFile & { columns: ImportColumns; settings: ImportSettings; reading: FileReading }> {
  const { fields, ...file } = await receiveCsvWith(request, LIMITS);
  return {
    ...file,
    columns: readJsonField(fields['columns'], COLUMNS),
    settings: readJsonField(fields['settings'] ?? NOTHING_SET, SETTINGS),
    reading: readFileReading(fields),
  };
}
