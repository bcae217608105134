import { windowAt } from './windows';

const start = '2026-11-05T09:30:00.000Z';

it.each([
  ['1 day', '2026-11-20T00:00:00.000Z', '2026-11-20T00:00:00.000Z', '2026-11-21T00:00:00.000Z'],
  ['1 day', '2026-11-20T23:59:59.999Z', '2026-11-20T00:00:00.000Z', '2026-11-21T00:00:00.000Z'],
  ['1 day', '2026-11-21T00:00:00.000Z', '2026-11-21T00:00:00.000Z', '2026-11-22T00:00:00.000Z'],
  ['30 days', start, start, '2026-12-05T09:30:00.000Z'],
  ['30 days', '2026-12-05T09:29:59.999Z', start, '2026-12-05T09:30:00.000Z'],
  ['30 days', '2026-12-05T09:30:00.000Z', '2026-12-05T09:30:00.000Z', '2027-01-04T09:30:00.000Z'],
  ['30 days', '2026-11-01T00:00:00.000Z', start, '2026-12-05T09:30:00.000Z'],
  ['lifetime', '2031-01-01T00:00:00.000Z', '1970-01-01T00:00:00.000Z', undefined],
] as const)('%s at %s starts %s and ends %s', (time, now, from, to) => {
  const window = windowAt(time, new Date(start), new Date(now));
  expect(window.start.toISOString()).toBe(from);
  expect(window.end?.toISOString()).toBe(to);
});
