/** What the first byte of an LMDB key tells. */
const CATALOGUE = 1;
const DOCUMENT = 2;
const INDEX_ENTRY = 3;
const RECORD_BYTES = 6;

export const catalogueRange = { from: Buffer.of(CATALOGUE), to: Buffer.of(CATALOGUE + 1) };

export function catalogueKey(namespace: string): Buffer {
  return Buffer.concat([Buffer.of(CATALOGUE), Buffer.from(namespace)]);
}

function prefix(kind: number, id: number): Buffer {
  const bytes = Buffer.allocUnsafe(5);
  bytes[0] = kind;
  bytes.writeUInt32BE(id, 1);
  return bytes;
}

export function documentPrefix(collectionId: number): Buffer {
  return prefix(DOCUMENT, collectionId);
}

export function indexPrefix(indexId: number): Buffer {
  return prefix(INDEX_ENTRY, indexId);
}

export function documentKey(collectionId: number, record: number): Buffer {
  const bytes = Buffer.allocUnsafe(5 + RECORD_BYTES);
  bytes[0] = DOCUMENT;
  bytes.writeUInt32BE(collectionId, 1);
  bytes.writeUIntBE(record, 5, RECORD_BYTES);
  return bytes;
}

export function entryKey(indexId: number, key: Buffer, record: number): Buffer {
  const bytes = Buffer.allocUnsafe(5 + key.length + RECORD_BYTES);
  bytes[0] = INDEX_ENTRY;
  bytes.writeUInt32BE(indexId, 1);
  bytes.set(key, 5);
  bytes.writeUIntBE(record, 5 + key.length, RECORD_BYTES);
  return bytes;
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

export function entryLength(key: Buffer): number {
  return 5 + key.length + RECORD_BYTES;
}
