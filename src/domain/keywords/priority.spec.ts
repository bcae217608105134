import { clickRateAt, clicksAtStake } from './click-rates';
import { priorityOf } from './priority';

/** By hand: 50·log(1+V)/log(1+Vmax) + 30·need + 20·(1−KD/100). */
it.each([
  ['new, most searched, no difficulty', { volume: 999, difficulty: null, position: null }, 'gap', 90],
  ['new, never searched, hard', { volume: 0, difficulty: 100, position: null }, 'gap', 30],
  ['there in part', { volume: 999, difficulty: 0, position: null }, 'partial', 88],
  ['there in part, on the first page', { volume: 999, difficulty: 0, position: 2 }, 'partial', 88],
  ['there, on the first page', { volume: 999, difficulty: 0, position: 3 }, 'covered', 70],
  ['there, beyond it', { volume: 999, difficulty: 0, position: 11 }, 'covered', 79],
  ['there, nobody knows where', { volume: 999, difficulty: 0, position: null }, 'covered', 70],
  ['a tenth on the scale of logarithms', { volume: 31, difficulty: 50, position: null }, 'gap', 65],
] as const)('ranks a page that is %s', (_, facts, coverage, priority) => {
  expect(priorityOf({ ...facts, coverage }, 999)).toBe(priority);
});

it('ranks by gap and ease alone where nothing is searched', () => {
  expect(priorityOf({ volume: null, difficulty: 20, position: null, coverage: 'gap' }, 0)).toBe(46);
});

it.each([
  [1, 0.276],
  [3.4, 0.11],
  [10, 0.024],
  [10.6, 0],
  [0.4, 0.276],
  [null, 0],
])('clicks at position %s: %s of all searches', (position, rate) => {
  expect(clickRateAt(position)).toBeCloseTo(rate, 9);
});

it.each([
  [1_000, null, 181.333],
  [1_000, 4, 97.333],
  [1_000, 1, 0],
  [0, null, 0],
])('of %s searches at position %s %s clicks are at stake', (searches, position, clicks) => {
  expect(clicksAtStake(searches, position)).toBeCloseTo(clicks, 3);
});
