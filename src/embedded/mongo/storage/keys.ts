/** What the first byte of an LMDB key tells. */
const CATALOGUE = 1;
const DOCUMENT = 2;
const INDEX_ENTRY = 3;
const DISCARDED = 4;
const HEAD_BYTES = 5;
const RECORD_BYTES = 6;

export const catalogueRange = { from: Buffer.of(CATALOGUE), to: Buffer.of(CATALOGUE + 1) };

export function catalogueKey(namespace: string): Buffer {
  return Buffer.concat([Buffer.of(CATALOGUE), Buffer.from(namespace)]);
}

export const discardedRange = { from: Buffer.of(DISCARDED), to: Buffer.of(DISCARDED + 1) };

/** Says that all keys with this beginning are of no more use. */
export function discardedKey(prefix: Buffer): Buffer {
  return Buffer.concat([Buffer.of(DISCARDED), prefix]);
}

export function discardedPrefix(key: Buffer): Buffer {
  return key.subarray(1);
}

/** The collection or the index that the keys with this beginning belong to. */
export function idOf(prefix: Buffer): number {
  return prefix.readUInt32BE(1);
}

/** The kind, the id of the collection or the index, what an index orders by, and the record. */
function keyOf(kind: number, id: number, ordered?: Buffer, record?: number): Buffer {
  const end = HEAD_BYTES + (ordered?.length ?? 0);
  const bytes = Buffer.allocUnsafe(end + (record === undefined ? 0 : RECORD_BYTES));
  bytes[0] = kind;
  bytes.writeUInt32BE(id, 1);
  if (ordered) bytes.set(ordered, HEAD_BYTES);
  if (record !== undefined) bytes.writeUIntBE(record, end, RECORD_BYTES);
  return bytes;
}

export function documentPrefix(collectionId: number): Buffer {
  return keyOf(DOCUMENT, collectionId);
}

export function documentKey(collectionId: number, record: number): Buffer {
  return keyOf(DOCUMENT, collectionId, undefined, record);
}

/** How all entries of an index begin, or those of one key. */
export function indexPrefix(indexId: number, key?: Buffer): Buffer {
  return keyOf(INDEX_ENTRY, indexId, key);
}

export function entryKey(indexId: number, key: Buffer, record: number): Buffer {
  return keyOf(INDEX_ENTRY, indexId, key, record);
}

/** Whether the key that begins there is an index entry's: such a key has no value. */
export function isIndexEntry(bytes: Buffer, at: number): boolean {
  return bytes[at] === INDEX_ENTRY;
}

/** The record that a document's or an index entry's key ends with. */
export function recordOf(key: Buffer): number {
  return key.readUIntBE(key.length - RECORD_BYTES, RECORD_BYTES);
}

/** The first key after all that begin with these bytes. */
export function after(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  for (let i = copy.length - 1; i >= 0; i--) {
    const next = ((copy[i] as number) + 1) & 0xff;
    copy[i] = next;
    if (next !== 0) return copy;
  }
  throw new RangeError('no key comes after these bytes');
}
