import { packedVector, unpackedVectors } from './packed-vectors';
import { centred, similarityOf } from './text-vectors';

const vectors = (width: number, ...rows: number[][]) => ({ width, values: Float32Array.from(rows.flat()) });

it('compares what is left without the mean', () => {
  const two = vectors(3, [0.8, 0.6, 0], [0.8, 0, 0.6], [0.8, -0.6, 0]);
  const own = centred(two, [0.8, 0, 0]);
  expect([similarityOf(own, 0, 0), similarityOf(own, 0, 1), similarityOf(own, 0, 2)]).toEqual([
    expect.closeTo(1, 6),
    expect.closeTo(0, 6),
    expect.closeTo(-1, 6),
  ]);
  expect(two.values[0]).toBeCloseTo(0.8, 6);
});

it('takes a text that is the mean itself as like nothing', () => {
  const own = centred(vectors(2, [1, 0], [0, 1]), [1, 0]);
  expect(similarityOf(own, 0, 1)).toBe(0);
});

it('packs vectors in a quarter of their bytes, and keeps how near they are', () => {
  const rows = Array.from({ length: 3 }, (_, row) =>
    Array.from({ length: 384 }, (__, at) => Math.sin((row + 1) * (at + 1)) / 14),
  );
  const whole = vectors(384, ...rows);
  const packed = rows.map((_, place) => packedVector(whole, place));
  expect(packed.map(({ byteLength }) => byteLength)).toEqual([388, 388, 388]);
  const again = unpackedVectors(packed);
  expect(again.width).toBe(384);
  for (const [one, other] of [
    [0, 0],
    [0, 1],
    [1, 2],
  ] as const)
    expect(Math.abs(similarityOf(again, one, other) - similarityOf(whole, one, other))).toBeLessThan(0.001);
});

it.each([[[]], [[new Uint8Array(4 + 2)]]])('unpacks %j', (packed) => {
  expect([...unpackedVectors(packed).values]).toEqual(packed.length > 0 ? [0, 0] : []);
});
