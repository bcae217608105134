import type { FastifyRequest } from 'fastify';
import { MAX_WORDS_FILE_BYTES } from '../../contracts/intent';
import { INTENT_MESSAGES } from '../../contracts/intent-messages';
import { MESSAGES } from '../../contracts/messages';
import { AppError, fieldsRefused } from '../../core/errors/app-error';

const CSV = /\.csv$/i;

/** The csv of a multipart upload; of a larger one than allowed no more than that is held. */
export async function receiveWordsFile(request: FastifyRequest): Promise<{ name: string; bytes: Buffer }> {
  const part = request.isMultipart() ? await request.file() : undefined;
  if (!part) throw fieldsRefused({ file: MESSAGES.fileRequired }, MESSAGES.fileRequired);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_WORDS_FILE_BYTES) chunks.push(chunk);
  }
  if (size > MAX_WORDS_FILE_BYTES) throw new AppError('FILE_TOO_LARGE', INTENT_MESSAGES.importTooLarge);
  if (!CSV.test(part.filename)) throw new AppError('FILE_REJECTED', MESSAGES.fileNotCsv);
  return { name: part.filename, bytes: Buffer.concat(chunks) };
}
