import {
  failingIntervalMs,
  isAnnounced,
  nextCheckAt,
  offeredIntervalMs,
  offeredIntervalsMs,
  pauseMs,
} from './schedule';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

it.each([
  [0, 54 * MINUTE],
  [0.5, 60 * MINUTE],
  [1, 66 * MINUTE],
])('comes back within a tenth of the interval: %d', (random, expected) => {
  expect(nextCheckAt(1_000, HOUR, random)).toBe(1_000 + expected);
});

it.each([
  [HOUR, 1, HOUR],
  [HOUR, 2, HOUR],
  [HOUR, 3, 2 * HOUR],
  [HOUR, 4, 4 * HOUR],
  [HOUR, 7, DAY],
  [HOUR, 5_000, DAY],
  [2 * DAY, 1, DAY],
  [30 * DAY, 1, DAY],
  [30 * DAY, 9, DAY],
])('an interval of %d after %d failed checks', (interval, failed, expected) => {
  expect(failingIntervalMs(interval, failed)).toBe(expected);
});

it.each([
  [null, false],
  [0, false],
  [10 * MINUTE, false],
  [HOUR, true],
  [DAY, true],
])('a Retry-After of %s announces an outage: %s', (asked, expected) => {
  expect(isAnnounced(asked)).toBe(expected);
});

it.each([
  [90_000, 90_000],
  [3 * DAY, DAY],
  [-5, 0],
])('a pause of %d is %d', (asked, expected) => {
  expect(pauseMs(asked)).toBe(expected);
});

it.each([
  ['no limit', null, null, 15 * MINUTE, 30 * DAY],
  ['24 checks a day', DAY, 24, HOUR, 30 * DAY],
  ['5,000 checks a day', DAY, 5_000, 15 * MINUTE, 30 * DAY],
  ['100 checks in 30 days', 30 * DAY, 100, 12 * HOUR, 30 * DAY],
  ['10 checks that never come back', null, 10, 15 * MINUTE, 30 * DAY],
  ['one check in 60 days', 60 * DAY, 1, 60 * DAY, 60 * DAY],
])('offers intervals for %s', (_, window, checks, shortest, longest) => {
  const offered = offeredIntervalsMs(window, checks);
  expect([offered[0], offered.at(-1)]).toEqual([shortest, longest]);
});

it('offers none without checks', () => {
  expect(offeredIntervalsMs(DAY, 0)).toEqual([]);
});

it.each([
  [15 * MINUTE, HOUR],
  [HOUR, HOUR],
  [2 * HOUR, 3 * HOUR],
  [90 * DAY, 30 * DAY],
])('takes for %d the offered %d', (wanted, expected) => {
  expect(offeredIntervalMs(wanted, offeredIntervalsMs(DAY, 24))).toBe(expected);
});
