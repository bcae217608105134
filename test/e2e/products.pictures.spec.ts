import sharp from 'sharp';
import type { ProductPictureView } from '../../src/contracts/products/product-pictures';
import { asGuest, asStudent, expectStatus, type SignedIn } from '../support/actors';
import { baseUrl, call } from '../support/http';
import { addProduct, asKeeper } from '../support/products';

const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 250, g: 10, b: 10, alpha: 1 } } });
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)" width="8" height="8"/>');

let keeper: SignedIn;
beforeAll(async () => {
  keeper = await asKeeper();
});

function upload(
  { token }: Pick<SignedIn, 'token'>,
  content: Buffer,
  name = 'picture.png',
  type = 'image/png',
) {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(content)], { type }), name);
  return call<ProductPictureView & { message: string }>('POST', '/api/products/pictures', { token, body });
}
const pathOf = ({ url }: ProductPictureView) => new URL(url).pathname;

it('draws a picture anew and shows it to everybody who knows the address', async () => {
  const photo = await red(3_000, 1_500)
    .withExif({ IFD0: { Make: 'Secret Camera' } })
    .jpeg()
    .toBuffer();
  const picture = expectStatus(await upload(keeper, photo, 'photo.jpg', 'image/jpeg'), 201);
  expect(picture).toMatchObject({ width: 1_200, height: 600 });
  expect(picture.url).toMatch(/^https?:\/\/[^/]+\/api\/product-pictures\/[0-9a-f]{24}-[\w-]{43}\.webp$/);
  const shown = await fetch(baseUrl() + pathOf(picture), { headers: { origin: 'https://blog.example' } });
  expect(shown.status).toBe(200);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/webp',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
  });
  const content = Buffer.from(await shown.arrayBuffer());
  expect(content.includes('Secret Camera')).toBe(false);
  await expect(sharp(content).metadata()).resolves.toMatchObject({ format: 'webp', width: 1_200 });
  const { image } = await addProduct(keeper, { image: picture.url });
  expect(image).toBe(picture.url);
});

it('shows nothing at any other address', async () => {
  const path = pathOf(expectStatus(await upload(keeper, await red(8, 8).png().toBuffer()), 201));
  const others = [
    path.replace(/.\.webp$/, (end) => (end.startsWith('A') ? 'B.webp' : 'A.webp')),
    path.replace('.webp', ''),
    path.replace('.webp', '.svg'),
    path.replace(/[0-9a-f]{24}/, '0'.repeat(24)),
    '/api/product-pictures/..%2f..%2fhealth',
    '/api/product-pictures/%00.webp',
    `/api/product-pictures/${'x'.repeat(90)}.webp`,
  ];
  for (const other of others) expect([other, (await asGuest().get(other)).status]).toEqual([other, 404]);
});

it.each<[string, () => Promise<Buffer>, RegExp]>([
  ['an SVG', async () => SVG, /^Choose a PNG, JPEG, GIF or WebP/],
  ['HTML', async () => Buffer.from('<html><script>alert(1)</script>'), /^Choose a PNG/],
  ['a TIFF', () => red(8, 8).tiff().toBuffer(), /^Choose a PNG/],
  [
    'a PNG with an SVG behind',
    async () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), SVG]),
    /^Choose a PNG/,
  ],
  ['too many pixels', () => red(6_000, 5_000).png().toBuffer(), /up to 25 megapixels/],
  ['one that breaks off', async () => (await red(900, 900).jpeg().toBuffer()).subarray(0, 900), /damaged/],
  ['nothing', async () => Buffer.alloc(0), /^Choose a PNG/],
])('refuses %s, whatever it is called', async (_, make, sentence) => {
  const answer = await upload(keeper, await make());
  expect(answer.status).toBe(422);
  expect(answer.body.message).toMatch(sentence);
});

it('refuses a picture that is too large, and one of who has no tool for it', async () => {
  const large = await upload(keeper, Buffer.alloc(8 * 1024 * 1024 + 1, 1));
  expect(large).toMatchObject({ status: 413, body: { message: 'Choose an image of up to 8 MB.' } });
  const other = await asStudent({ allowed: ['word-counter'] });
  expect((await upload(other, await red(8, 8).png().toBuffer())).status).toBe(403);
});

it('refuses what is no upload', async () => {
  expect((await keeper.post('/api/products/pictures', {})).status).toBe(422);
});
