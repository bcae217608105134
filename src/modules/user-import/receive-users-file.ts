import type { FastifyRequest } from 'fastify';
import { type ImportColumns, MAX_IMPORT_BYTES } from '../../contracts/users/user-import';
import { ImportColumnsDto } from '../../contracts/users/user-import.dto';
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

/** The csv of an import of users. */
export function receiveUsersFile(request: FastifyRequest): Promise<UsersFile> {
  return receiveCsv(request, LIMITS);
}

/** The same with what its columns mean: the field `columns` (JSON), before the file. */
export async function receiveUsersTable(
  request: FastifyRequest,
): Promise<UsersFile & { columns: ImportColumns }> {
  let text: unknown;
  for await (const part of partsOf(request)) {
    if (part.type === 'file') {
      const file = await readCsv(part, LIMITS);
      return { ...file, columns: readJsonField(text, COLUMNS) };
    }
    if (part.fieldname === COLUMNS.name) text = part.value;
  }
  throw fileMissing();
}
