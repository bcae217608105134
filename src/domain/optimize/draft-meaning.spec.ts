import { draftMeaningOf } from './draft-meaning';

/** Unit vectors in a plane, by their angles in degrees. */
const at = (...angles: number[]) => ({
  width: 2,
  values: Float32Array.from(
    angles.flatMap((angle) => [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]),
  ),
});

it.each([
  ['a sentence that is near', [0], [10], [{ term: 'a', sentence: 0 }]],
  ['the nearest of two', [0], [40, 10], [{ term: 'a', sentence: 1 }]],
  ['none that is far', [0], [80], []],
  ['one term by one sentence', [0, 30], [10], [{ term: 'a', sentence: 0 }]],
])('covers a term by %s', (_, terms, sentences, covered) => {
  const named = ['a', 'b'].slice(0, terms.length);
  expect(draftMeaningOf(named, sentences.length, at(...terms, ...sentences)).covered).toEqual(covered);
});

it('leads each sentence that says the same to the first that says it', () => {
  expect(draftMeaningOf([], 4, at(0, 30, 60, 180)).alike).toEqual([
    { sentence: 1, to: 0 },
    { sentence: 2, to: 0 },
  ]);
});
