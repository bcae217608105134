import { pipeline, type Readable, type Transform } from 'node:stream';
import { constants, createGunzip, createGzip } from 'node:zlib';

/** How a file's content may be kept. */
export type FileEncoding = 'gzip';

interface Content {
  stream: Readable;
  encoding?: FileEncoding;
}

/** Each piece is a turn of the thread pool: few large ones cost less than many of the default's 16 kB. */
const CHUNK_BYTES = 128 * 1024;

/** Compresses for keeping: quick rather than small. */
export function compressed(): Transform {
  return createGzip({ level: constants.Z_BEST_SPEED, chunkSize: CHUNK_BYTES });
}

/** The content as it was before it was encoded; the stream tells of a failure of what it is read from. */
export function decoded({ stream, encoding }: Content): Readable {
  return encoding ? pipeline(stream, createGunzip({ chunkSize: CHUNK_BYTES }), () => undefined) : stream;
}
