import type { FastifyRequest } from 'fastify';
import { type ImportColumns, type ImportSettings, MAX_IMPORT_BYTES } from '../../contracts/users/user-import';
import { ImportColumnsDto, ImportSettingsDto } from '../../contracts/users/user-import.dto';
import { USER_IMPORT_MESSAGES } from '../../contracts/users/user-import-messages';
import { type CsvUpload, fileMissing, readCsv, receiveCsv } from '../../core/http/csv-upload';
import { readJsonField } from '../../core/http/json-field';
import { partsOf } from '../../core/http/multipart';

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

/** The csv of an import of users. */
export function receiveUsersFile(request: FastifyRequest): Promise<UsersFile> {
  return receiveCsv(request, LIMITS);
}

/** The same with what its columns mean and what is set for all its rows: `columns` and `settings` (JSON) before the file. */
export async function receiveUsersTable(
  request: FastifyRequest,
): Promise<UsersFile & { columns: ImportColumns; settings: ImportSettings }> {
  let columns: unknown;
  let settings: unknown = NOTHING_SET;
  for await (const part of partsOf(request)) {
    if (part.type === 'file') {
      const file = await readCsv(part, LIMITS);
      return {
        ...file,
        columns: readJsonField(columns, COLUMNS),
        settings: readJsonField(settings, SETTINGS),
      };
    }
    if (part.fieldname === COLUMNS.name) columns = part.value;
    if (part.fieldname === SETTINGS.name) settings = part.value;
  }
  throw fileMissing();
}
