import { Readable } from 'node:stream';
import { chunksOf } from '../../core/http/multipart';
import { INSPECTED_BYTES, type KeywordUpload } from './intent.service';

/** A stream whose beginning was read ahead; the source is never destroyed by who reads it. */
export interface PeekedStream extends Pick<KeywordUpload, 'beginning' | 'complete' | 'content'> {
  /** Reads the rest away, so that the answer to a refused upload reaches its sender. */
  drain: () => Promise<void>;
}

/** Reads the first INSPECTED_BYTES of a stream and gives them back at the start of `content`. */
export async function peek(source: Readable): Promise<PeekedStream> {
  const chunks = chunksOf(source);
  const first: Buffer[] = [];
  let bytes = 0;
  let next = await chunks.next();
  for (; !next.done; next = await chunks.next()) {
    first.push(next.value);
    bytes += next.value.length;
    if (bytes >= INSPECTED_BYTES) break;
  }
  const complete = next.done === true;
  // By hand, for a `for await` that is left early destroys its stream.
  const all = async function* () {
    yield* first;
    if (complete) return;
    for (let rest = await chunks.next(); !rest.done; rest = await chunks.next()) yield rest.value;
  };
  const drain = async () => {
    while (!complete && !(await chunks.next()).done);
  };
  return { beginning: Buffer.concat(first), complete, content: Readable.from(all()), drain };
}
