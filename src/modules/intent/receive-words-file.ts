import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { MAX_WORDS_FILE_BYTES } from '../../contracts/intent/intent';
import { INTENT_MESSAGES } from '../../contracts/intent/intent-messages';
import { MESSAGES } from '../../contracts/messages';
import { AppError, fieldsRefused } from '../../core/errors/app-error';
import { chunksOf, partsOf } from '../../core/http/multipart';
import { safeFileName } from '../../domain/text/file-name';

interface WordsFile {
  name: string;
  bytes: Buffer;
}

const CSV = /\.csv$/i;

/** The csv of a multipart upload; of a larger one than allowed no more than that is held. */
export async function receiveWordsFile(request: FastifyRequest): Promise<WordsFile> {
  for await (const part of partsOf(request)) if (part.type === 'file') return readFile(part);
  throw fieldsRefused({ file: MESSAGES.fileRequired }, MESSAGES.fileRequired);
}

async function readFile(part: MultipartFile): Promise<WordsFile> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunksOf(part.file)) {
    size += chunk.length;
    if (size <= MAX_WORDS_FILE_BYTES) chunks.push(chunk);
  }
  if (size > MAX_WORDS_FILE_BYTES) throw new AppError('FILE_TOO_LARGE', INTENT_MESSAGES.importTooLarge);
  if (!CSV.test(part.filename)) throw new AppError('FILE_REJECTED', MESSAGES.fileNotCsv);
  return { name: safeFileName(part.filename), bytes: Buffer.concat(chunks) };
}
