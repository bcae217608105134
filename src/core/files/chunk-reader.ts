import type { mongo } from 'mongoose';
import type { ByteRange } from './byte-range';

/** A piece of a file, as GridFS keeps it. */
export interface FileChunk {
  files_id: mongo.ObjectId;
  /** Its place in the file, from 0. */
  n: number;
  data: Buffer;
}

/** Chunks that are held at a time. */
const BATCH = 2;

/** Some bytes of a file, chunk by chunk; the cursor is closed when the loop over them ends, early or not. */
export async function* piecesOf(
  chunks: mongo.Collection<FileChunk>,
  { _id, chunkSize }: Pick<mongo.GridFSFile, '_id' | 'chunkSize'>,
  { start, end }: ByteRange,
): AsyncGenerator<Buffer, void> {
  const first = Math.floor(start / chunkSize);
  const last = Math.floor(end / chunkSize);
  const found = chunks
    .find(
      { files_id: _id, n: { $gte: first, $lte: last } },
      { projection: { _id: 0, n: 1, data: 1 }, promoteBuffers: true },
    )
    .sort({ n: 1 })
    .batchSize(BATCH);
  let next = first;
  for await (const { n, data } of found) {
    if (n !== next) break;
    next++;
    const offset = n * chunkSize;
    yield data.subarray(Math.max(0, start - offset), end + 1 - offset);
  }
  if (next <= last) throw new Error(`Chunk ${next} of the file ${_id.toHexString()} is missing.`);
}
