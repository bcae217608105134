import fc from 'fast-check';
import { sharedOut } from './shared-out';

it.each([
  [1_000, [1, 1], [500, 500]],
  [1_000, [300, 100], [750, 250]],
  [1_004, [1, 1, 1], [340, 330, 330]],
  [100, [1, 1, 1], [34, 33, 33]],
  [500, [], []],
])('%i words by %j: %j', (words, weights, shares) => {
  expect(sharedOut(words, weights)).toEqual(shares);
});

it('shares out all words', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), weights, (words, of) => {
      const sum = sharedOut(words, of).reduce((all, share) => all + share, 0);
      expect(sum).toBe(words < 300 ? words : 10 * Math.round(words / 10));
    }),
  );
});
