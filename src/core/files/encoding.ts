import { pipeline, type Readable, type Transform } from 'node:stream';
import { constants, createGunzip, createGzip } from 'node:zlib';

/** How a file's content may be kept. */
export type FileEncoding = 'gzip';

interface Content {
  stream: Readable;
  encoding?: FileEncoding;
}

/** Compresses for keeping: quick rather than small. */
export function compressed(): Transform {
  return createGzip({ level: constants.Z_BEST_SPEED });
}

/** The content as it was before it was encoded; the stream tells of a failure of what it is read from. */
export function decoded({ stream, encoding }: Content): Readable {
  return encoding ? pipeline(stream, createGunzip(), () => undefined) : stream;
}
