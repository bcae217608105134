import fc from 'fast-check';
import { axisTicks } from './axisTicks';

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [43, [0, 10, 20, 30, 40, 50]],
  [1234, [0, 500, 1000, 1500]],
])('has round numbers up to %i', (max, ticks) => {
  expect(axisTicks(max)).toEqual(ticks);
});

it('reaches every value in a few whole steps', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (max) => {
      const ticks = axisTicks(max);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(max);
      expect(ticks.length).toBeLessThanOrEqual(7);
      expect(ticks.every(Number.isInteger)).toBe(true);
    }),
  );
});
