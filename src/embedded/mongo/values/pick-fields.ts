import { StoreError } from '../errors';

/** Bytes of a value by BSON type, of those whose size is always the same. */
const FIXED: Record<number, number> = {
  0x01: 8,
  0x06: 0,
  0x07: 12,
  0x08: 1,
  0x09: 8,
  0x0a: 0,
  0x10: 4,
  0x11: 8,
  0x12: 8,
  0x13: 16,
  0x7f: 0,
  0xff: 0,
};
const HEAD = 4;

/**
 * The bytes of a document that has of another one only the named fields, each as it was: to look at a field or two of
 * many documents costs a tenth of decoding them.
 */
export function pickFields(bytes: Buffer, names: readonly Buffer[]): Buffer {
  const kept: Buffer[] = [];
  let size = HEAD + 1;
  const end = bytes.readInt32LE(0) - 1;
  let position = HEAD;
  while (position < end && kept.length < names.length) {
    const nameStart = position + 1;
    const nameEnd = endOfText(bytes, nameStart);
    const next = nameEnd + 1 + valueSize(bytes, bytes[position] ?? 0, nameEnd + 1);
    if (names.some((name) => isSame(bytes, nameStart, nameEnd, name))) {
      kept.push(bytes.subarray(position, next));
      size += next - position;
    }
    position = next;
  }
  return assemble(kept, size);
}

/** The same without the named fields. */
export function dropFields(bytes: Buffer, names: readonly Buffer[]): Buffer {
  const kept: Buffer[] = [];
  let size = bytes.length;
  let from = HEAD;
  const end = bytes.readInt32LE(0) - 1;
  for (let position = HEAD; position < end;) {
    const nameEnd = endOfText(bytes, position + 1);
    const next = nameEnd + 1 + valueSize(bytes, bytes[position] ?? 0, nameEnd + 1);
    if (names.some((name) => isSame(bytes, position + 1, nameEnd, name))) {
      kept.push(bytes.subarray(from, position));
      size -= next - position;
      from = next;
    }
    position = next;
  }
  kept.push(bytes.subarray(from, end));
  return assemble(kept, size);
}

function assemble(elements: Buffer[], size: number): Buffer {
  const picked = Buffer.allocUnsafe(size);
  picked.writeInt32LE(size, 0);
  let position = HEAD;
  for (const element of elements) {
    picked.set(element, position);
    position += element.length;
  }
  picked[position] = 0;
  return picked;
}

function isSame(bytes: Buffer, start: number, end: number, name: Buffer): boolean {
  if (end - start !== name.length) return false;
  for (let index = 0; index < name.length; index++) {
    if (bytes[start + index] !== name[index]) return false;
  }
  return true;
}

function endOfText(bytes: Buffer, start: number): number {
  let position = start;
  while (bytes[position] !== 0) position++;
  return position;
}

export function valueSize(bytes: Buffer, type: number, start: number): number {
  const fixed = FIXED[type];
  if (fixed !== undefined) return fixed;
  switch (type) {
    case 0x02:
    case 0x0d:
    case 0x0e:
      return 4 + bytes.readInt32LE(start);
    case 0x03:
    case 0x04:
    case 0x0f:
      return bytes.readInt32LE(start);
    case 0x05:
      return 5 + bytes.readInt32LE(start);
    case 0x0b:
      return endOfText(bytes, endOfText(bytes, start) + 1) + 1 - start;
    case 0x0c:
      return 16 + bytes.readInt32LE(start);
    default:
      throw new StoreError(22, `BSON type ${type} is unknown`);
  }
}
