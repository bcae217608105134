import { meanOf, readEmbeddings } from './read-embeddings';

const entry = (embedding: unknown, index?: number) => ({
  object: 'embedding',
  embedding,
  ...(index !== undefined && { index }),
});
const answer = (...data: unknown[]) => ({ data, usage: { prompt_tokens: 7 } });

it('reads vectors of length 1 in the order of the texts', () => {
  const { tokens, vectors } = readEmbeddings(answer(entry([0, 2], 1), entry([3, 4], 0)), 2);
  expect(tokens).toBe(7);
  expect(vectors?.width).toBe(2);
  expect([...(vectors?.values ?? [])].map((value) => Math.round(value * 10) / 10)).toEqual([0.6, 0.8, 0, 1]);
  expect(vectors && meanOf(vectors).map((value) => Math.round(value * 10) / 10)).toEqual([0.3, 0.9]);
});

it.each<[string, unknown]>([
  ['nothing', undefined],
  ['no list', { data: 'a' }],
  ['too few', answer(entry([1, 0]))],
  ['too many', answer(entry([1]), entry([1]), entry([1]))],
  ['one twice', answer(entry([1, 0], 0), entry([1, 0], 0))],
  ['several widths', answer(entry([1, 0]), entry([1]))],
  ['no width', answer(entry([]), entry([]))],
  ['no direction', answer(entry([0, 0]), entry([1, 0]))],
  ['what is no number', answer(entry([1, 'a']), entry([1, 0]))],
  ['no numbers', answer(entry([1, null]), entry([1, 0]))],
  ['packed numbers', answer(entry('AAAA'), entry('AAAA'))],
  ['too many numbers', answer(entry(Array(5_000).fill(1)), entry(Array(5_000).fill(1)))],
  ['holes', answer(null, entry([1, 0]))],
])('takes no answer with %s', (_, body) => {
  expect(readEmbeddings(body, 2).vectors).toBeUndefined();
});
