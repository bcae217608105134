import sharp from 'sharp';
import { PictureRefused } from './picture-reader';
import { redrawPicture } from './redraw-picture';

const MAX_PIXELS = 1_000_000;
const BOX = 100;
const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 250, g: 10, b: 10, alpha: 1 } } });
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');

const problemOf = (picture: Buffer) =>
  redrawPicture(picture, MAX_PIXELS, BOX).then(
    () => 'none',
    (error: unknown) => (error instanceof PictureRefused ? error.problem : error),
  );

it.each([
  ['png', 200, 100, () => red(200, 100).png().toBuffer()],
  ['jpeg', 200, 100, () => red(200, 100).jpeg().toBuffer()],
  ['webp', 30, 20, () => red(30, 20).webp().toBuffer()],
  ['gif', 1, 1, () => Promise.resolve(GIF)],
] as const)('draws a %s anew and says how large it was', async (kind, width, height, make) => {
  const picture = await redrawPicture(await make(), MAX_PIXELS, BOX);
  expect(picture).toMatchObject({ kind, width, height });
  const drawn = await sharp(picture.content).metadata();
  expect(drawn.format).toBe('webp');
  expect(drawn.width).toBe(Math.min(width, BOX));
});

it.each([
  ['format', 'an SVG', () => Promise.resolve(SVG)],
  ['format', 'a TIFF', () => red(8, 8).tiff().toBuffer()],
  ['format', 'a beginning and no more', () => Promise.resolve(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))],
  [
    'format',
    'a WebP that is called GIF',
    async () => Buffer.concat([Buffer.from('GIF89a'), await red(8, 8).webp().toBuffer()]),
  ],
  ['format', 'nothing', () => Promise.resolve(Buffer.alloc(0))],
  ['pixels', 'too many pixels', () => red(1_100, 1_000).png().toBuffer()],
  ['damaged', 'a JPEG that breaks off', async () => (await red(900, 900).jpeg().toBuffer()).subarray(0, 900)],
] as const)('refuses (%s) %s', async (problem, _, make) =>
  expect(await problemOf(await make())).toBe(problem),
);
