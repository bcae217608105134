import { StoreError } from '../errors';
import { valueSize } from './pick-fields';

/**
 * JavaScript moves names that look like whole numbers to the front of an object. Here such a name carries a mark, and so
 * does one that would look like a marked one: in bytes no name does.
 */
const MARK = '\uE000';
const MARK_BYTES = Buffer.from(MARK);
const MOVED = /^\uE000*(0|[1-9]\d{0,9})$/;

/** MongoDB's own limits: of what it reads, and of what it keeps. */
const MAX_DEPTH = 200;
export const MAX_STORED_DEPTH = 180;

const OBJECT = 0x03;
const ARRAY = 0x04;
const [ZERO, NINE] = [0x30, 0x39];

/** The name as objects have it. */
export function markedName(name: string): string {
  return MOVED.test(name) ? MARK + name : name;
}

/** The name as bytes have it. */
export function rawName(name: string): string {
  return name.startsWith(MARK) && MOVED.test(name) ? name.slice(1) : name;
}

/** The parts of a path that is a name in an object, as objects have them. */
export function partsOf(path: string): string[] {
  return path.includes('.') ? path.split('.').map(markedName) : [path];
}

/** The first part of such a path, as bytes have it. */
export function firstName(path: string): string {
  const end = path.indexOf('.');
  return end < 0 ? rawName(path) : path.slice(0, end);
}

interface Survey {
  depth: number;
  /** Whether a name may have to be marked. */
  isNumbered: boolean;
}

/** @throws StoreError 15 where documents lie in each other deeper than MongoDB reads them */
export function survey(bytes: Buffer): Survey {
  const found = { depth: 0, isNumbered: false };
  look(bytes, 0, false, 1, found);
  return found;
}

function look(bytes: Buffer, start: number, isArray: boolean, depth: number, found: Survey): void {
  if (depth > MAX_DEPTH)
    throw new StoreError(15, `BSONObj exceeds maximum nested object depth: ${MAX_DEPTH}`);
  if (depth > found.depth) found.depth = depth;
  const end = endOf(bytes, start);
  for (let at = start + 4; at < end;) {
    const type = bytes[at] as number;
    const first = bytes[at + 1] as number;
    const valueAt = endOfName(bytes, at + 1, end) + 1;
    if (!isArray && ((first >= ZERO && first <= NINE) || first === MARK_BYTES[0])) found.isNumbered = true;
    if (type === OBJECT || type === ARRAY) look(bytes, valueAt, type === ARRAY, depth + 1, found);
    at = valueAt + valueSize(bytes, type, valueAt);
  }
}

function endOf(bytes: Buffer, start: number): number {
  const size = start + 5 <= bytes.length ? bytes.readInt32LE(start) : 0;
  if (size < 5 || start + size > bytes.length)
    throw new StoreError(22, 'a document is longer than its bytes');
  return start + size - 1;
}

function endOfName(bytes: Buffer, start: number, end: number): number {
  let at = start;
  while (at < end && bytes[at] !== 0) at++;
  if (at >= end) throw new StoreError(22, 'a name has no end');
  return at;
}

export function withMarks(bytes: Buffer): Buffer {
  return renamed(bytes, false, markedName);
}

export function withoutMarks(bytes: Buffer): Buffer {
  return bytes.includes(MARK_BYTES) ? renamed(bytes, false, rawName) : bytes;
}

function renamed(bytes: Buffer, isArray: boolean, rename: (name: string) => string): Buffer {
  const parts: Buffer[] = [];
  const end = bytes.length - 1;
  for (let at = 4; at < end;) {
    const type = bytes[at] as number;
    const nameEnd = endOfName(bytes, at + 1, end);
    const name = bytes.toString('utf8', at + 1, nameEnd);
    const next = nameEnd + 1 + valueSize(bytes, type, nameEnd + 1);
    const value = bytes.subarray(nameEnd + 1, next);
    const isNested = type === OBJECT || type === ARRAY;
    parts.push(Buffer.of(type), Buffer.from(`${isArray ? name : rename(name)}\0`));
    parts.push(isNested ? renamed(value, type === ARRAY, rename) : value);
    at = next;
  }
  const head = Buffer.alloc(4);
  const whole = Buffer.concat([head, ...parts, Buffer.of(0)]);
  whole.writeInt32LE(whole.length);
  return whole;
}
