import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

/** What is kept as gzip: lean documents hold the driver's own Binary. */
export type Packed = Buffer | { buffer: Uint8Array };

const zip = promisify(gzip);
const unzip = promisify(gunzip);

export function packed(text: string): Promise<Buffer> {
  return zip(text);
}

export async function unpacked(stored: Packed): Promise<string> {
  return (await unzip(bytesOf(stored))).toString();
}

export function bytesOf(stored: Packed): Uint8Array {
  return Buffer.isBuffer(stored) ? stored : stored.buffer;
}

/** A copy of its own: what comes from a database is a part of a whole reply, all of which a thread would be sent. */
export function copiedBytes(stored: Packed): Uint8Array {
  return new Uint8Array(bytesOf(stored));
}
