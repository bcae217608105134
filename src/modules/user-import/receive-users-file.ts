import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { type ImportColumns, MAX_IMPORT_BYTES } from '../../contracts/users/user-import';
import { ImportColumnsDto } from '../../contracts/users/user-import.dto';
import { USER_IMPORT_MESSAGES } from '../../contracts/users/user-import-messages';
import { MESSAGES } from '../../contracts/messages';
import { AppError, fieldsRefused } from '../../core/errors/app-error';
import { assertFewValues } from '../../core/http/json-bodies';
import { chunksOf, partsOf } from '../../core/http/multipart';
import { validateDto } from '../../core/validation/validate-dto';
import { safeFileName } from '../../domain/text/file-name';

export interface UsersFile {
  name: string;
  bytes: Uint8Array;
}

const CSV = /\.csv$/i;

/** The csv of a multipart upload; of a larger one than allowed no more than that is held. */
export async function receiveUsersFile(request: FastifyRequest): Promise<UsersFile> {
  for await (const part of partsOf(request)) if (part.type === 'file') return readFile(part);
  throw fieldsRefused({ file: MESSAGES.fileRequired }, MESSAGES.fileRequired);
}

/** The same with what its columns mean: the field `columns` (JSON), before the file. */
export async function receiveUsersTable(
  request: FastifyRequest,
): Promise<UsersFile & { columns: ImportColumns }> {
  let text: unknown;
  for await (const part of partsOf(request)) {
    if (part.type === 'file') {
      const file = await readFile(part);
      return { ...file, columns: parseColumns(text) };
    }
    if (part.fieldname === 'columns') text = part.value;
  }
  throw fieldsRefused({ file: MESSAGES.fileRequired }, MESSAGES.fileRequired);
}

async function readFile(part: MultipartFile): Promise<UsersFile> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunksOf(part.file)) {
    size += chunk.length;
    if (size <= MAX_IMPORT_BYTES) chunks.push(chunk);
  }
  if (size > MAX_IMPORT_BYTES) throw new AppError('FILE_TOO_LARGE', USER_IMPORT_MESSAGES.tooLarge);
  if (!CSV.test(part.filename)) throw new AppError('FILE_REJECTED', USER_IMPORT_MESSAGES.notCsv);
  return { name: safeFileName(part.filename), bytes: Buffer.concat(chunks) };
}

function parseColumns(text: unknown): ImportColumns {
  if (typeof text !== 'string') throw badColumns(USER_IMPORT_MESSAGES.columnsFirst);
  return validateDto(ImportColumnsDto, parseObject(text), (errors) =>
    fieldsRefused(errors, Object.values(errors)[0]),
  );
}

function parseObject(text: string): object {
  assertFewValues(Buffer.from(text));
  try {
    const value = JSON.parse(text) as unknown;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Told below: what is no JSON is as wrong as what is no object.
  }
  throw badColumns(USER_IMPORT_MESSAGES.columnsInvalid);
}

function badColumns(message: string): AppError {
  return fieldsRefused({ columns: message }, message);
}
