import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { MESSAGES } from '../../contracts/messages';
import { safeFileName } from '../../domain/text/file-name';
import { AppError, fieldsRefused } from '../errors/app-error';
import { heldFile, partsOf } from './multipart';

/** A csv that is small enough to be held. */
export interface CsvUpload {
  name: string;
  bytes: Buffer;
}

/** How large a file may be, and the sentences for a larger one and for what is no csv. */
export interface CsvLimits {
  maxBytes: number;
  tooLarge: string;
  notCsv: string;
}

const CSV = /\.csv$/i;

/** The csv of a multipart upload. */
export async function receiveCsv(request: FastifyRequest, limits: CsvLimits): Promise<CsvUpload> {
  for await (const part of partsOf(request)) if (part.type === 'file') return readCsv(part, limits);
  throw fileMissing();
}

/** The csv of a multipart upload with the texts of the fields before it. */
export async function receiveCsvWith(
  request: FastifyRequest,
  limits: CsvLimits,
): Promise<CsvUpload & { fields: Record<string, unknown> }> {
  const fields: Record<string, unknown> = {};
  for await (const part of partsOf(request)) {
    if (part.type === 'file') return { ...(await readCsv(part, limits)), fields };
    fields[part.fieldname] = part.value;
  }
  throw fileMissing();
}

/** A file of an upload; of a larger one than allowed no more than that is held. */
export async function readCsv(part: MultipartFile, { notCsv, ...limit }: CsvLimits): Promise<CsvUpload> {
  const bytes = await heldFile(part.file, limit);
  if (!CSV.test(part.filename)) throw new AppError('FILE_REJECTED', notCsv);
  return { name: safeFileName(part.filename), bytes };
}

export function fileMissing(): AppError {
  return fieldsRefused({ file: MESSAGES.fileRequired }, MESSAGES.fileRequired);
}
