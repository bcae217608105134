import { MESSAGES } from '@contracts/messages';
import { MAX_PHOTO_BYTES } from '@contracts/users/users';
import { readPhoto } from './readPhoto';

/** jsdom reads no pictures: one of this many pixels, or none that can be read. */
function browserSees(picture?: { width: number; height: number }) {
  const close = () => undefined;
  vi.stubGlobal('createImageBitmap', () =>
    picture ? Promise.resolve({ ...picture, close }) : Promise.reject(new Error('The source is no image.')),
  );
}

const file = (name: string, bytes = 3) => new File([new Uint8Array(bytes)], name);

it.each([
  ['photo.png', 'data:image/png;base64,AAAA'],
  ['Photo.JPG', 'data:image/jpeg;base64,AAAA'],
  ['photo.jpeg', 'data:image/jpeg;base64,AAAA'],
])('reads %s as it is', async (name, dataUrl) => {
  browserSees({ width: 400, height: 300 });
  expect(await readPhoto(file(name))).toBe(dataUrl);
});

it.each([
  ['another kind of file', file('photo.gif'), { width: 1, height: 1 }, MESSAGES.photoInvalid],
  ['one over 2 MB', file('a.png', MAX_PHOTO_BYTES + 1), { width: 1, height: 1 }, MESSAGES.photoTooLarge],
  ['one that shows nothing', file('a.png'), undefined, MESSAGES.photoDamaged],
  ['too many pixels', file('a.png'), { width: 5001, height: 5000 }, MESSAGES.photoTooManyPixels],
])('refuses %s', async (_, chosen, picture, sentence) => {
  browserSees(picture);
  await expect(readPhoto(chosen)).rejects.toThrow(sentence);
});
