import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { mongo } from 'mongoose';
import { decode, type Doc, encode } from '../mongo/values/bson';

/** What is sent at a time. */
const BATCH_BYTES = 4 * 1024 * 1024;
const BATCH_DOCUMENTS = 500;

export interface CopiedCollection {
  name: string;
  documents: number;
  indexes: number;
}

interface Progress {
  signal: AbortSignal;
  onCollection: (copied: CopiedCollection) => void;
  /** Throws at the end where the source may have changed. */
  confirm: () => Promise<void>;
}

/** All documents of a collection, counted and as one hash. */
interface Fingerprint {
  documents: number;
  hash: string;
}

/**
 * Copies every collection with its indexes into a database that has none, and reads it there again: both sides hold the
 * same, or this fails and takes back what it has written.
 */
export async function copyDatabase(
  source: mongo.Db,
  target: mongo.Db,
  { signal, onCollection, confirm }: Progress,
): Promise<CopiedCollection[]> {
  const begun: string[] = [];
  try {
    const copied: CopiedCollection[] = [];
    for (const name of await collectionsOf(source)) {
      begun.push(name);
      const collection = await copyCollection(source.collection(name), target, signal);
      onCollection(collection);
      copied.push(collection);
    }
    await confirm();
    await assertSameCounts(source, copied);
    return copied;
  } catch (error) {
    for (const name of begun) await target.dropCollection(name).catch(() => undefined);
    throw error;
  }
}

/** What came into the source behind the copy is not in the target. */
async function assertSameCounts(source: mongo.Db, copied: readonly CopiedCollection[]): Promise<void> {
  for (const { name, documents } of copied) {
    const now = await source.collection(name).countDocuments();
    if (now !== documents)
      throw new Error(`${name} changed meanwhile: stop whatever writes to it and copy again.`);
  }
}

/** The names of its collections, without MongoDB's own. */
export async function collectionsOf(database: mongo.Db): Promise<string[]> {
  const all = await database.listCollections({ type: 'collection' }).toArray();
  return all
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('system.'))
    .sort();
}

async function copyCollection(
  source: mongo.Collection,
  target: mongo.Db,
  signal: AbortSignal,
): Promise<CopiedCollection> {
  const { collectionName: name } = source;
  const copy = await target.createCollection(name);
  let batch: Doc[] = [];
  let bytes = 0;
  const send = async () => {
    if (batch.length > 0) await copy.insertMany(batch, { ignoreUndefined: false });
    [batch, bytes] = [[], 0];
  };
  const sent = await readThrough(source, signal, async (document, size) => {
    batch.push(document);
    bytes += size;
    if (bytes >= BATCH_BYTES || batch.length >= BATCH_DOCUMENTS) await send();
  });
  await send();
  const indexes = await copyIndexes(source, copy);
  const arrived = await readThrough(copy, signal);
  if (!isDeepStrictEqual(arrived, sent)) {
    throw new Error(
      `${name} differs: ${sent.documents} documents were sent, ${arrived.documents} are there.`,
    );
  }
  return { name, documents: sent.documents, indexes };
}

/** Reads a collection in the order of its ids. */
async function readThrough(
  collection: mongo.Collection,
  signal: AbortSignal,
  take?: (document: Doc, size: number) => Promise<void>,
): Promise<Fingerprint> {
  const hash = createHash('sha256');
  let documents = 0;
  const cursor = collection.find<Buffer>({}, { raw: true, sort: { _id: 1 } });
  for await (const raw of cursor) {
    signal.throwIfAborted();
    const document = idFirst(decode(raw));
    const bytes = encode(document);
    hash.update(bytes);
    documents++;
    await take?.(document, bytes.length);
  }
  return { documents, hash: hash.digest('hex') };
}

/** As MongoDB keeps a document, wherever its id stood. */
function idFirst({ _id, ...others }: Doc): Doc {
  return { _id, ...others };
}

/** How many there are, that of the ids included. */
async function copyIndexes(source: mongo.Collection, target: mongo.Collection): Promise<number> {
  const wanted = await indexesOf(source);
  const others = wanted.filter(({ name }) => name !== '_id_');
  if (others.length > 0) await target.createIndexes(others as unknown as mongo.IndexDescription[]);
  const there = await indexesOf(target);
  if (isDeepStrictEqual(there.map(comparable), wanted.map(comparable))) return wanted.length;
  throw new Error(`${source.collectionName} has other indexes than were asked for.`);
}

/** Without what the servers add themselves, and an option that means nothing any more. */
async function indexesOf(collection: mongo.Collection): Promise<Doc[]> {
  const indexes = (await collection.listIndexes().toArray()) as Doc[];
  return indexes
    .map(({ v: _version, ns: _namespace, background: _background, ...index }) => index)
    .sort((one, other) => (String(one.name) < String(other.name) ? -1 : 1));
}

/** The order of the fields counts, that of the options does not. */
function comparable({ key, ...options }: Doc) {
  return { key: Object.entries(key as Doc).map(([path, way]) => [path, Number(way)]), options };
}
