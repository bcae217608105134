import fc from 'fast-check';
import { scaledUses, termScoreOf, termValue } from './term-score';

it.each([
  [0, 2, 4, 0],
  [1, 2, 4, 0.5],
  [2, 2, 4, 1],
  [4, 2, 4, 1],
  [7, 2, 4, 0.5],
  [10, 2, 4, 0],
  [99, 2, 4, 0],
  [0, 0, 1, 1],
  [1, 0, 1, 1],
])('%i uses of %i to %i are worth %f', (uses, from, to, value) => {
  expect(termValue(uses, { from, to })).toBeCloseTo(value);
});

it('weighs terms by their importance', () => {
  const terms = [
    { importance: 0.9, from: 1, to: 2 },
    { importance: 0.3, from: 1, to: 2 },
  ];
  expect(termScoreOf(terms, [1, 0]).score).toBeCloseTo(0.75);
  expect(termScoreOf(terms, [0, 1]).score).toBeCloseTo(0.25);
});

it('counts a term that may be missing only where it is used', () => {
  const terms = [
    { importance: 0.5, from: 1, to: 2 },
    { importance: 0.5, from: 0, to: 1 },
  ];
  expect(termScoreOf(terms, [0, 0])).toEqual({
    values: [
      { value: 0, weight: 0.5 },
      { value: 1, weight: 0 },
    ],
    score: 0,
  });
  expect(termScoreOf(terms, [0, 1]).score).toBeCloseTo(0.5);
});

it('scales uses to the length of the target', () => {
  expect(scaledUses([2, 0], 500, 1_000)).toEqual([4, 0]);
  expect(scaledUses([0], 0, 1_000)).toEqual([0]);
});

it('is nothing without terms', () => {
  expect(termScoreOf([], [])).toEqual({ values: [], score: 0 });
});

const LISTED = fc.array(
  fc.record({
    importance: fc.double({ min: 0, max: 1, noNaN: true }),
    from: fc.nat({ max: 8 }),
    more: fc.integer({ min: 1, max: 8 }),
    uses: fc.nat({ max: 40 }),
  }),
  { minLength: 1, maxLength: 20 },
);
const TOLERANCE = 1e-9;

it('lies between 0 and 1; a missing term added never lowers it, one beyond its range never raises it', () => {
  fc.assert(
    fc.property(LISTED, fc.nat(), (listed, place) => {
      const terms = listed.map(({ importance, from, more }) => ({ importance, from, to: from + more }));
      const uses = listed.map((term) => term.uses);
      const at = place % terms.length;
      const { score } = termScoreOf(terms, uses);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1);
      const added = termScoreOf(
        terms,
        uses.map((count, other) => (other === at ? count + 1 : count)),
      ).score;
      const [count, { from, to }] = [uses[at] ?? 0, terms[at] ?? { from: 0, to: 1 }];
      if (count < from || count === 0) expect(added).toBeGreaterThanOrEqual(score - TOLERANCE);
      if (count >= to) expect(added).toBeLessThanOrEqual(score + TOLERANCE);
    }),
  );
});
