import sharp from 'sharp';
import { PictureRefused } from './picture-reader';
import { squarePicture } from './square-picture';

const SQUARE = { side: 64, maxPixels: 1_000_000 };
const RED = { r: 250, g: 10, b: 10 };
const BLUE = { r: 10, g: 10, b: 250 };

const plain = (width: number, height: number, background: object = RED) =>
  sharp({ create: { width, height, channels: 4, background: { alpha: 1, ...RED, ...background } } });

/** Blue above, red below. */
const twoColors = () =>
  plain(100, 100).composite([
    { input: { create: { width: 100, height: 50, channels: 3, background: BLUE } }, top: 0, left: 0 },
  ]);

async function colorAt(picture: Buffer, left: number, top: number): Promise<string> {
  const { data } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (top * SQUARE.side + left) * 3;
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
  if (red > 200 && green > 200 && blue > 200) return 'white';
  return red > blue ? 'red' : 'blue';
}

const problemOf = (picture: Buffer) =>
  squarePicture(picture, SQUARE).then(
    () => 'none',
    (error: unknown) => (error instanceof PictureRefused ? error.problem : error),
  );

it.each([
  ['a PNG', () => plain(300, 120).png().toBuffer()],
  ['a JPEG', () => plain(120, 300).jpeg().toBuffer()],
])('makes a small square JPEG of %s', async (_, make) => {
  const result = await squarePicture(await make(), SQUARE);
  const { format, width, height } = await sharp(result).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 64, height: 64 });
  expect(await colorAt(result, 32, 32)).toBe('red');
});

it('takes the middle of what is not square', async () => {
  const wide = await plain(300, 100)
    .composite([
      { input: { create: { width: 90, height: 100, channels: 3, background: BLUE } }, top: 0, left: 0 },
    ])
    .png()
    .toBuffer();
  expect(await colorAt(await squarePicture(wide, SQUARE), 2, 32)).toBe('red');
});

it('turns a photo upright and keeps nothing of what the camera wrote', async () => {
  const exif = { IFD0: { Make: 'Secret Camera' }, IFD3: { GPSLatitudeRef: 'N' } };
  const upsideDown = await twoColors().withExif(exif).withMetadata({ orientation: 3 }).jpeg().toBuffer();
  expect(upsideDown.includes('Secret Camera')).toBe(true);
  const result = await squarePicture(upsideDown, SQUARE);
  expect(await colorAt(result, 32, 5)).toBe('red');
  expect(await colorAt(result, 32, 60)).toBe('blue');
  expect(result.includes('Secret Camera')).toBe(false);
  const { exif: left, icc, orientation } = await sharp(result).metadata();
  expect({ left, icc, orientation }).toEqual({});
});

it('puts white behind what is clear', async () => {
  const clear = await plain(80, 80, { alpha: 0 }).png().toBuffer();
  expect(await colorAt(await squarePicture(clear, SQUARE), 10, 10)).toBe('white');
});

describe('refuses', () => {
  it.each<[string, string, () => Promise<Buffer>]>([
    [
      'format',
      'a GIF',
      async () => Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
    ],
    ['format', 'a WebP', () => plain(8, 8).webp().toBuffer()],
    ['format', 'a TIFF', () => plain(8, 8).tiff().toBuffer()],
    [
      'format',
      'an SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'),
    ],
    ['format', 'a text', async () => Buffer.from('hello')],
    ['format', 'nothing', async () => Buffer.alloc(0)],
    ['pixels', 'a PNG with too many pixels', () => plain(1100, 1000).png().toBuffer()],
    ['damaged', 'a JPEG that breaks off', async () => (await noise('jpeg')).subarray(0, 3000)],
    ['damaged', 'a PNG that breaks off', async () => (await noise('png')).subarray(0, 3000)],
    ['animated', 'an animated PNG', async () => animated(await plain(8, 8).png().toBuffer())],
  ])('%s: %s', async (problem, _, make) => expect(await problemOf(await make())).toBe(problem));
});

it('reads the next picture after one that it refuses', async () => {
  const [broken, good] = [problemOf(Buffer.from('x')), problemOf(await plain(8, 8).png().toBuffer())];
  expect(await Promise.all([broken, good])).toEqual(['format', 'none']);
});

function noise(format: 'jpeg' | 'png'): Promise<Buffer> {
  const create = {
    width: 200,
    height: 200,
    channels: 3 as const,
    noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
  };
  return sharp({ create: { ...create, background: RED } })
    .toFormat(format)
    .toBuffer();
}

/** The chunk that makes a PNG an animated one, after the 33 bytes of signature and header. */
function animated(png: Buffer): Buffer {
  const control = Buffer.from('000000086163544c0000000200000000f38d9370', 'hex');
  return Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
}
