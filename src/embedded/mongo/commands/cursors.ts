import { Long } from 'bson';
import { StoreError } from '../errors';
import { arrayField, documentField, encode, MAX_DOCUMENT_BYTES, prepend } from '../values/bson';
import type { Reply, Steps } from './reply';

const FIRST_BATCH = 101;

interface Cursor {
  namespace: string;
  /** Null is a moment in which others may have their turn. */
  documents: Iterator<Buffer | null>;
  /** Read already, but too large for the last batch. */
  waiting: Buffer | null;
  connection: object;
}

interface Batch {
  documents: Buffer[];
  finished: boolean;
}

/** Results that are fetched batch by batch. */
export class Cursors {
  private readonly open = new Map<string, Cursor>();
  private lastId = Math.floor(Math.random() * 2 ** 40);

  /** Answers the first batch and keeps the rest, if there is any. */
  *first(
    namespace: string,
    documents: Iterable<Buffer | null>,
    connection: object,
    batchSize = FIRST_BATCH,
    single = false,
  ): Steps {
    const cursor: Cursor = { namespace, documents: documents[Symbol.iterator](), waiting: null, connection };
    const batch = yield* take(cursor, batchSize);
    if (batch.finished || single) return reply('firstBatch', namespace, Long.ZERO, batch);
    const id = Long.fromNumber(++this.lastId);
    this.open.set(id.toString(), cursor);
    return reply('firstBatch', namespace, id, batch);
  }

  *next(id: Long, namespace: string, connection: object, batchSize = 0): Steps {
    const cursor = this.open.get(id.toString());
    if (!cursor || cursor.namespace !== namespace)
      throw new StoreError(43, `cursor id ${id.toString()} not found`);
    cursor.connection = connection;
    const batch = yield* take(cursor, batchSize || Infinity);
    if (batch.finished) this.open.delete(id.toString());
    return reply('nextBatch', namespace, batch.finished ? Long.ZERO : id, batch);
  }

  /** False when there was no such cursor. */
  kill(id: Long): boolean {
    return this.open.delete(id.toString());
  }

  killOf(connection: object): void {
    for (const [id, cursor] of this.open) if (cursor.connection === connection) this.open.delete(id);
  }
}

/** At most `count` documents and 16 MB, but one at least if any is asked for. */
function* take(cursor: Cursor, count: number): Generator<undefined, Batch> {
  const documents: Buffer[] = [];
  let bytes = 0;
  while (documents.length < count) {
    const next = cursor.waiting ?? (yield* nextOf(cursor.documents));
    cursor.waiting = null;
    if (!next) return { documents, finished: true };
    if (documents.length > 0 && bytes + next.length > MAX_DOCUMENT_BYTES) {
      cursor.waiting = next;
      return { documents, finished: false };
    }
    documents.push(next);
    bytes += next.length;
  }
  return { documents, finished: false };
}

function* nextOf(documents: Iterator<Buffer | null>): Generator<undefined, Buffer | null> {
  for (;;) {
    yield;
    const { done, value } = documents.next() as IteratorResult<Buffer | null, undefined>;
    if (done) return null;
    if (value) return value;
  }
}

function reply(field: 'firstBatch' | 'nextBatch', ns: string, id: Long, batch: Batch): Reply {
  const cursor = prepend(arrayField(field, batch.documents), { id, ns });
  return { elements: documentField('cursor', cursor) };
}

export function* encoded(docs: Iterable<object | null>): Generator<Buffer | null> {
  for (const doc of docs) yield doc && encode(doc as Record<string, unknown>);
}
