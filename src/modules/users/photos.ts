import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { PHOTO_ADDRESS, PHOTO_PATH } from '../../contracts/users/users';
import type { FileStore } from '../../core/files/file-store';

const KEY_BYTES = 16;
const DATA_URL = /^data:(image\/[a-z]+);base64,/;

export interface Photo {
  contentType: string;
  content: Buffer;
}

/** A photo that is sent as a data URL, as it came; nothing where it is the address of one. */
export function sentPhoto(photo: string): Photo | undefined {
  const [prefix, contentType] = DATA_URL.exec(photo) ?? [];
  if (prefix === undefined || contentType === undefined) return undefined;
  return { contentType, content: Buffer.from(photo.slice(prefix.length), 'base64') };
}

/** Makes a file of a photo, and gives the address under which browsers read it. */
export async function keepPhoto(
  files: FileStore,
  owner: string,
  { contentType, content }: Photo,
): Promise<string> {
  const accessKey = randomBytes(KEY_BYTES).toString('base64url');
  const { id } = await files.save(Readable.from([content]), {
    name: contentType.replace('image/', 'photo.'),
    contentType,
    owner,
    purpose: 'photo',
    accessKey,
  });
  return `${PHOTO_PATH}/${id}/${accessKey}`;
}

/** Deletes the file of an address; an account without a photo has none. */
export async function removePhoto(files: FileStore, address: string): Promise<void> {
  const id = PHOTO_ADDRESS.exec(address)?.[1];
  if (id !== undefined) await files.delete(id);
}
