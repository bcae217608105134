import { createHash } from 'node:crypto';
import type { Binary, ObjectId } from 'bson';
import type { Doc } from './bson';
import { rawName } from './names';
import { type Numeric, orderOf, toBigInt, toNumber, typeOf } from './types';

/** LMDB's keys end at 1,978 bytes; what is longer keeps this much and a hash. */
const MAX_KEY_BYTES = 1900;
export const KEPT_BYTES = 1800;

/** Bytes whose order is the order of the values; no value's bytes begin another's. */
class KeyWriter {
  private bytes = Buffer.allocUnsafe(128);
  private length = 0;

  private room(count: number): number {
    const at = this.length;
    this.length += count;
    if (this.length > this.bytes.length) {
      const larger = Buffer.allocUnsafe(this.length * 2);
      this.bytes.copy(larger, 0, 0, at);
      this.bytes = larger;
    }
    return at;
  }

  byte(value: number): void {
    const at = this.room(1);
    this.bytes[at] = value;
  }

  uint32(value: number): void {
    const at = this.room(4);
    this.bytes.writeUInt32BE(value >>> 0, at);
  }

  raw(value: Uint8Array): void {
    const at = this.room(value.length);
    this.bytes.set(value, at);
  }

  /** Zero bytes are escaped and the end is marked, so that a prefix sorts first. */
  text(value: string): void {
    const utf8 = Buffer.from(value);
    for (let from = 0; ;) {
      const zero = utf8.indexOf(0, from);
      this.raw(utf8.subarray(from, zero < 0 ? utf8.length : zero));
      if (zero < 0) break;
      this.byte(0);
      this.byte(0xff);
      from = zero + 1;
    }
    this.byte(0);
    this.byte(0);
  }

  double(value: number): void {
    const at = this.room(8);
    this.bytes.writeDoubleBE(value === 0 ? 0 : value, at);
    const negative = (this.bytes[at] as number) & 0x80;
    if (!negative) this.bytes[at] = (this.bytes[at] as number) | 0x80;
    else for (let i = at; i < at + 8; i++) this.bytes[i] = ~(this.bytes[i] as number) & 0xff;
  }

  done(): Buffer {
    return Buffer.from(this.bytes.subarray(0, this.length));
  }
}

export function encodeKey(value: unknown, descending = false): Buffer {
  const writer = new KeyWriter();
  write(writer, value);
  const bytes = writer.done();
  if (descending) for (let i = 0; i < bytes.length; i++) bytes[i] = ~(bytes[i] as number) & 0xff;
  return bytes;
}

/** The key as LMDB can hold it; a shortened one may stand for several values. */
export function fitKey(key: Buffer): Buffer {
  if (key.length <= MAX_KEY_BYTES) return key;
  return Buffer.concat([key.subarray(0, KEPT_BYTES), createHash('sha256').update(key).digest()]);
}

function write(writer: KeyWriter, value: unknown): void {
  const order = orderOf(value);
  writer.byte(order);
  switch (order) {
    case 10:
      return writeNumber(writer, value as Numeric);
    case 15:
      return writer.text(value as string);
    case 20:
      return writeObject(writer, value as Doc);
    case 25:
      for (const element of value as unknown[]) write(writer, element);
      return writer.byte(0);
    case 30:
      writer.uint32((value as Binary).position);
      writer.byte((value as Binary).sub_type);
      return writer.raw((value as Binary).value());
    case 35:
      return writer.raw((value as ObjectId).id);
    case 40:
      return writer.byte(value ? 1 : 0);
    case 45:
      return writer.double((value as Date).getTime());
  }
}

/** The nearest double, then what a long past 2^53 differs from it. */
function writeNumber(writer: KeyWriter, value: Numeric): void {
  const number = toNumber(value);
  if (Number.isNaN(number)) return writer.raw(Buffer.alloc(10));
  writer.double(number);
  const rest = typeOf(value) === 'long' ? Number(toBigInt(value) - BigInt(number)) : 0;
  writer.byte((rest + 32768) >> 8);
  writer.byte((rest + 32768) & 0xff);
}

function writeObject(writer: KeyWriter, value: Doc): void {
  for (const [name, field] of Object.entries(value)) {
    writer.byte(orderOf(field));
    writer.text(rawName(name));
    write(writer, field);
  }
  writer.byte(0);
}
