import { MESSAGES } from '@contracts/messages';
import { MAX_PHOTO_BYTES, MAX_PHOTO_PIXELS } from '@contracts/users/users';
import { dataUrlOf } from '../file/readFile';

const FORMATS: readonly [RegExp, string][] = [
  [/\.png$/i, 'image/png'],
  [/\.jpe?g$/i, 'image/jpeg'],
];

/** A chosen picture as it is sent; throws the sentence of what is wrong with it. The server makes it small and upright. */
export async function readPhoto(file: File): Promise<string> {
  const [, type] = FORMATS.find(([name]) => name.test(file.name)) ?? [];
  if (!type) throw new Error(MESSAGES.photoInvalid);
  if (file.size > MAX_PHOTO_BYTES) throw new Error(MESSAGES.photoTooLarge);
  const picture = await createImageBitmap(file).catch(() => {
    throw new Error(MESSAGES.photoDamaged);
  });
  const pixels = picture.width * picture.height;
  picture.close();
  if (pixels > MAX_PHOTO_PIXELS) throw new Error(MESSAGES.photoTooManyPixels);
  return dataUrlOf(file.slice(0, file.size, type));
}
