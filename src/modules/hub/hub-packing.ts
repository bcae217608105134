import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const [zip, unzip] = [promisify(gzip), promisify(gunzip)];

export async function packed(value: object): Promise<Buffer> {
  return zip(JSON.stringify(value));
}

export async function unpacked<Value extends object>(bytes: Uint8Array): Promise<Value> {
  return JSON.parse((await unzip(bytes)).toString()) as Value;
}
