import { deserialize, serialize } from 'bson';
import { StoreError } from '../errors';
import { MAX_STORED_DEPTH, survey, withMarks, withoutMarks } from './names';

export type Doc = Record<string, unknown>;

export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

/** Numbers stay Int32, Double and Long objects, so that a document that is read and written again is the same. */
const FAITHFUL = { promoteValues: false, promoteLongs: false, promoteBuffers: false, bsonRegExp: true };

export function decode(bytes: Uint8Array): Doc {
  return deserialize(legible(bytes), FAITHFUL);
}

/** With JavaScript's own numbers, as `mingo` computes. */
export function decodePlain(bytes: Uint8Array): Doc {
  return deserialize(legible(bytes), { bsonRegExp: true });
}

/** Names that JavaScript would move to the front are marked; `encode` takes the marks away. */
function legible(bytes: Uint8Array): Buffer {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return survey(buffer).isNumbered ? withMarks(buffer) : buffer;
}

/** @throws StoreError 15 when it is nested deeper than MongoDB keeps documents */
export function checkDepth(bytes: Buffer): void {
  if (survey(bytes).depth > MAX_STORED_DEPTH) throw tooDeep();
}

function tooDeep(): StoreError {
  return new StoreError(15, `cannot keep a document that exceeds ${MAX_STORED_DEPTH} levels of nesting`);
}

/** @throws StoreError 10334 when the document is larger than MongoDB's 16 MB */
export function encode(doc: Doc): Buffer {
  let bytes: Uint8Array;
  try {
    bytes = serialize(doc, { ignoreUndefined: true });
  } catch (error) {
    if ((error as Error).message.includes('call stack')) throw tooDeep();
    if ((error as Error).name === 'RangeError') throw tooLarge('more than 17 MB');
    throw error;
  }
  if (bytes.length > MAX_DOCUMENT_BYTES) throw tooLarge(`${bytes.length} bytes`);
  return withoutMarks(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

export function tooLarge(size: string): StoreError {
  return new StoreError(
    10334,
    `BSONObj size ${size} is invalid. Size must be between 0 and ${MAX_DOCUMENT_BYTES}`,
  );
}

/** The bytes of `{ [field]: [documents], ...rest }` from documents that are BSON already. */
export function arrayField(field: string, documents: Buffer[]): Buffer {
  const parts: Buffer[] = [];
  let size = 5;
  documents.forEach((document, index) => {
    const head = Buffer.from(`\x03${index}\0`, 'latin1');
    parts.push(head, document);
    size += head.length + document.length;
  });
  const head = Buffer.alloc(field.length + 6);
  head.write(`\x04${field}\0`, 'latin1');
  head.writeInt32LE(size, field.length + 2);
  return Buffer.concat([head, ...parts, Buffer.of(0)]);
}

/** Puts ready-made elements in front of a document's own. */
export function prepend(elements: Buffer, rest: Doc): Buffer {
  const tail = encode(rest).subarray(4);
  const head = Buffer.alloc(4);
  head.writeInt32LE(4 + elements.length + tail.length);
  return Buffer.concat([head, elements, tail]);
}

/** The bytes of one field that holds a document that is BSON already. */
export function documentField(field: string, document: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`\x03${field}\0`, 'latin1'), document]);
}
