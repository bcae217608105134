import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { MESSAGES } from '../../contracts/messages';
import { MAX_PHOTO_LENGTH, PHOTO_ADDRESS, PHOTO_PATH } from '../../contracts/users/users';
import type { FileStore } from '../../core/files/file-store';

const KEY_BYTES = 16;
const DATA_URL = /^data:(image\/(?:png|jpeg));base64,/;

/** Whether a photo is not yet a file. */
export function isSentPhoto(photo: string): boolean {
  return DATA_URL.test(photo);
}

/** Makes a file of a photo that was sent as a data URL, and gives the address under which browsers read it. */
export async function keepPhoto(files: FileStore, owner: string, dataUrl: string): Promise<string> {
  const [prefix = '', contentType = ''] = DATA_URL.exec(dataUrl) ?? [];
  const accessKey = randomBytes(KEY_BYTES).toString('base64url');
  const { id } = await files.save(
    Readable.from([Buffer.from(dataUrl.slice(prefix.length), 'base64')]),
    { name: contentType.replace('image/', 'photo.'), contentType, owner, purpose: 'photo', accessKey },
    { maxBytes: MAX_PHOTO_LENGTH, tooLarge: MESSAGES.photoTooLarge },
  );
  return `${PHOTO_PATH}/${id}/${accessKey}`;
}

/** Deletes the file of an address; an account without a photo has none. */
export async function removePhoto(files: FileStore, address: string): Promise<void> {
  const id = PHOTO_ADDRESS.exec(address)?.[1];
  if (id !== undefined) await files.delete(id);
}
