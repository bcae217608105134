import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { MESSAGES } from '../../contracts/messages';
import { AppError } from '../errors/app-error';
import { toAppError } from '../errors/to-app-error';
import type { MULTIPART_LIMITS } from './body-limits';

/** The files and fields of a multipart body, of the usual limits or of others; none where the body is something else. */
export async function* partsOf(
  request: FastifyRequest,
  limits?: Partial<typeof MULTIPART_LIMITS>,
): AsyncGenerator<Multipart, void> {
  if (!request.isMultipart()) return;
  try {
    yield* request.parts(limits && { limits });
  } catch (error) {
    throw uploadRefused(error);
  }
}

/** The content of a file on its way in. Whoever leaves it early sees to the rest. */
export async function* chunksOf(file: Readable): AsyncGenerator<Buffer, undefined> {
  try {
    yield* file.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  } catch (error) {
    throw uploadRefused(error);
  }
}

/** A file that is small enough to be held; of a larger one no more than that is held. */
export async function heldFile(
  file: Readable,
  { maxBytes, tooLarge }: { maxBytes: number; tooLarge: string },
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunksOf(file)) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
  }
  if (size > maxBytes) throw new AppError('FILE_TOO_LARGE', tooLarge);
  return Buffer.concat(chunks);
}

/** Reads the rest of a refused file away, so that the answer reaches its sender. */
export async function drained(file: Readable): Promise<void> {
  file.resume();
  await finished(file).catch(() => undefined);
}

/** What the parser finds broken is the sender's to mend, whichever of its errors says so. */
function uploadRefused(cause: unknown): AppError {
  const error = toAppError(cause);
  if (error === cause || error.code === 'FILE_TOO_LARGE') return error;
  return new AppError('BAD_REQUEST', MESSAGES.uploadBroken, { cause });
}
