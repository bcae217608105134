import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const unzip = promisify(gunzip);

/** The bytes of a stored buffer: lean documents hold the driver's own Binary. */
export function unpackable(stored: Buffer | { buffer: Uint8Array }): Uint8Array {
  return Buffer.isBuffer(stored) ? stored : stored.buffer;
}

/** What was kept as JSON, gzip. */
export async function unpacked<Value>(stored: Buffer | { buffer: Uint8Array }): Promise<Value> {
  return JSON.parse((await unzip(unpackable(stored))).toString()) as Value;
}
