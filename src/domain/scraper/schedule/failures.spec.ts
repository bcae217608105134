import { failuresAfter, hasWaitedTooLong } from './failures';

it.each([
  [0, 'failed', 1, false],
  [0, 'refused', 1, false],
  [1, 'failed', 2, false],
  [2, 'failed', 3, true],
  [2, 'refused', 3, true],
  [2, 'done', 0, false],
  [2, 'cancelled', 2, false],
  [2, 'deleted', 2, false],
] as const)('after %i failures and %s it is %i, and paused: %s', (before, end, failures, pause) => {
  expect(failuresAfter(before, end)).toEqual({ failures, pause });
});

it.each([
  ['2026-11-24T08:59:59Z', false],
  ['2026-11-24T09:00:00Z', true],
])('gives up at %s: %s', (now, given) => {
  expect(hasWaitedTooLong(new Date('2026-11-24T03:00:00Z'), new Date(now))).toBe(given);
});
