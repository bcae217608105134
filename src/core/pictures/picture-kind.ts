export type PictureKind = 'png' | 'jpeg' | 'gif' | 'webp';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).toString('latin1');
const JPEG = Buffer.from([0xff, 0xd8, 0xff]).toString('latin1');
const TESTS: readonly (readonly [PictureKind, (beginning: string) => boolean])[] = [
  ['png', (beginning) => beginning.startsWith(PNG)],
  ['jpeg', (beginning) => beginning.startsWith(JPEG)],
  ['gif', (beginning) => /^GIF8[79]a/.test(beginning)],
  ['webp', (beginning) => beginning.startsWith('RIFF') && beginning.endsWith('WEBP')],
];
/** Bytes that tell; WebP says its size between two words. */
const LONGEST = 12;

/** What a picture is by its first bytes, whatever it is said to be; undefined for all else. */
export function pictureKind(picture: Buffer): PictureKind | undefined {
  const beginning = picture.toString('latin1', 0, LONGEST);
  return TESTS.find(([, fits]) => fits(beginning))?.[0];
}
