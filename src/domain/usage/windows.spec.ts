import { windowEndOf, windowStartAt } from './windows';

const start = '2026-11-05T09:30:00.000Z';

it.each([
  ['1 day', '2026-11-20T00:00:00.000Z', '2026-11-20T00:00:00.000Z'],
  ['1 day', '2026-11-20T23:59:59.999Z', '2026-11-20T00:00:00.000Z'],
  ['1 day', '2026-11-21T00:00:00.000Z', '2026-11-21T00:00:00.000Z'],
  ['30 days', start, start],
  ['30 days', '2026-12-05T09:29:59.999Z', start],
  ['30 days', '2026-12-05T09:30:00.000Z', '2026-12-05T09:30:00.000Z'],
  ['30 days', '2027-01-04T09:30:00.000Z', '2027-01-04T09:30:00.000Z'],
  ['30 days', '2026-11-01T00:00:00.000Z', start],
  ['lifetime', '2031-01-01T00:00:00.000Z', '1970-01-01T00:00:00.000Z'],
] as const)('the window of %s at %s starts %s', (time, now, expected) => {
  expect(windowStartAt(time, new Date(start), new Date(now)).toISOString()).toBe(expected);
});

it.each([
  ['1 day', '2026-11-20T00:00:00.000Z', '2026-11-21T00:00:00.000Z'],
  ['30 days', start, '2026-12-05T09:30:00.000Z'],
  ['lifetime', '1970-01-01T00:00:00.000Z', undefined],
] as const)('a window of %s that starts %s ends %s', (time, from, expected) => {
  expect(windowEndOf(time, new Date(from))?.toISOString()).toBe(expected);
});
