import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { decodeBody, encodingsOf } from './decode-body';

const MB = 1024 * 1024;

describe('encodingsOf', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['identity', []],
    ['GZip', ['gzip']],
    ['gzip, br', ['gzip', 'br']],
    ['gzip,identity , deflate', ['gzip', 'deflate']],
  ])('reads %j', (header, encodings) => {
    expect(encodingsOf(header)).toEqual(encodings);
  });

  it.each(['zstd', 'compress', 'gzip, gzip, gzip', 'constructor', 'gzip;q=1', 'aws-chunked, gzip'])(
    'refuses %j',
    (header) => {
      expect(() => encodingsOf(header)).toThrow(expect.objectContaining({ reason: 'encoding' }));
    },
  );
});

describe('decodeBody', () => {
  const zeros = (bytes: number) => gzipSync(Buffer.alloc(bytes));

  it('lets 1 MB of nothing through, however small it came', async () => {
    expect(await decodeBody(zeros(MB), ['gzip'], { maxBytes: 10 * MB })).toHaveLength(MB);
  });

  it('refuses more than 1 MB that grows by more than 200', async () => {
    const refused = decodeBody(zeros(2 * MB), ['gzip'], { maxBytes: 10 * MB });
    await expect(refused).rejects.toMatchObject({ reason: 'too-large' });
  });

  it('refuses what grows in two steps', async () => {
    const refused = decodeBody(gzipSync(zeros(30 * MB)), ['gzip', 'gzip'], { maxBytes: 40 * MB });
    await expect(refused).rejects.toMatchObject({ reason: 'too-large' });
  });

  it('refuses more than the caller takes', async () => {
    const text = gzipSync(Array.from({ length: 20_000 }, (_, i) => `row ${i * 7919}`).join('\n'));
    expect((await decodeBody(text, ['gzip'], { maxBytes: MB })).length).toBeGreaterThan(200_000);
    await expect(decodeBody(text, ['gzip'], { maxBytes: 200_000 })).rejects.toMatchObject({
      reason: 'too-large',
    });
  });

  it('gives the beginning of what is longer where that is wanted', async () => {
    const text = Array.from({ length: 20_000 }, (_, i) => `row ${i * 7919}`).join('\n');
    const wanted = { maxBytes: 100_000, cuts: true };
    for (const [encoding, packed] of [
      ['gzip', gzipSync(text)],
      ['br', brotliCompressSync(text)],
      ['deflate', deflateSync(text)],
    ] as const) {
      const half = packed.subarray(0, packed.length / 2);
      const decoded = await decodeBody(packed, [encoding], wanted);
      const ofHalf = await decodeBody(half, [encoding], { ...wanted, isCut: true });
      expect(decoded.toString()).toBe(text.slice(0, 100_000));
      expect(ofHalf.length).toBeGreaterThan(50_000);
      expect(text.startsWith(ofHalf.toString())).toBe(true);
    }
  });

  it('gives no beginning of what unfolds by more than the ratio', async () => {
    const refused = decodeBody(zeros(30 * MB), ['gzip'], { maxBytes: 10 * MB, cuts: true });
    await expect(refused).rejects.toMatchObject({ reason: 'too-large' });
  });

  it.each([
    ['cut off', gzipSync('a'.repeat(10_000)).subarray(0, 30), 'gzip'],
    ['of another kind', Buffer.from('<p>plain'), 'gzip'],
    ['of another kind', gzipSync('a'), 'br'],
    ['cut off', brotliCompressSync('a'.repeat(10_000)).subarray(0, 6), 'br'],
    ['cut off', deflateSync('a'.repeat(10_000)).subarray(0, 20), 'deflate'],
  ] as const)('refuses a body %s (%#)', async (_how, body, encoding) => {
    await expect(decodeBody(body, [encoding], { maxBytes: MB })).rejects.toMatchObject({
      reason: 'encoding',
    });
  });
});
