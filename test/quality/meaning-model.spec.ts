import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SentenceEngine } from '../../src/core/meaning/sentence-engine';
import { similarityOf } from '../../src/domain/meaning/text-vectors';

const reference = JSON.parse(readFileSync(join(__dirname, '../../models/reference.json'), 'utf8')) as {
  texts: { text: string; first16: number[] }[];
  /** Row i: the cosines of text i with those before it. */
  cosines: { rows: number[][] };
};
const TEXTS = reference.texts.map(({ text }) => text);
/** By how much another machine and runtime may differ: of a component, and of a cosine. */
const TOLERANCE = { component: 0.02, cosine: 0.01 };

const engine = new SentenceEngine();

afterAll(() => engine.close());

it('gives the vectors of the reference', async () => {
  const vectors = await engine.vectorsOf(TEXTS, 'keyword');
  const components = reference.texts.flatMap(({ first16 }, place) =>
    first16.map((value, at) => Math.abs(value - (vectors.values[place * vectors.width + at] ?? 9))),
  );
  expect(Math.max(...components)).toBeLessThanOrEqual(TOLERANCE.component);
  const cosines = reference.cosines.rows.flatMap((row, one) =>
    row.map((cosine, other) => Math.abs(cosine - similarityOf(vectors, one, other))),
  );
  expect(cosines).toHaveLength((TEXTS.length * (TEXTS.length - 1)) / 2);
  expect(Math.max(...cosines)).toBeLessThanOrEqual(TOLERANCE.cosine);
});

it('gives a text the same vector whatever stands beside it', async () => {
  const together = await engine.vectorsOf(TEXTS.slice(0, 20), 'keyword');
  for (const place of [0, 7, 19]) {
    const { width, values } = await engine.vectorsOf([TEXTS[place] ?? ''], 'keyword');
    const both = { width, values: Float32Array.of(...values, ...together.values) };
    expect(similarityOf(both, 0, place + 1)).toBeGreaterThan(0.9999);
  }
});
