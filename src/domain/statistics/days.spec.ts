import { addDays, dayOf, daysBetween, daysOfMonth, startOf } from './days';

it.each([
  ['2026-03-31T23:59:59.999Z', '2026-03-31'],
  ['2026-04-01T00:00:00.000Z', '2026-04-01'],
  ['2026-04-01T01:30:00+02:00', '2026-03-31'],
])('%s is of the UTC day %s', (moment, day) => {
  expect(dayOf(new Date(moment))).toBe(day);
});

it.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  // Clocks are set forward on this day in many places; UTC has none of it.
  ['2026-03-28', 2, '2026-03-30'],
])('%s and %i days is %s', (day, count, result) => {
  expect(addDays(day, count)).toBe(result);
});

it.each<[string, string, number]>([
  ['2026-01-01', '2026-01-01', 1],
  ['2026-02-27', '2026-03-02', 4],
  ['2026-01-02', '2026-01-01', 0],
  ['2026-01-09', '2026-01-01', 0],
])('from %s to %s there are %i days', (from, to, count) => {
  const days = daysBetween(from, to);
  expect(days).toHaveLength(count);
  expect([days.at(0), days.at(-1)]).toEqual(count ? [from, to] : [undefined, undefined]);
});

it.each([
  ['2026-02', 28, '2026-02-28'],
  ['2028-02', 29, '2028-02-29'],
  ['2026-12', 31, '2026-12-31'],
])('%s has %i days', (month, count, last) => {
  const days = daysOfMonth(month);
  expect(days).toHaveLength(count);
  expect(days.at(-1)).toBe(last);
});

it('begins a day at midnight, UTC', () => {
  expect(startOf('2026-05-04').toISOString()).toBe('2026-05-04T00:00:00.000Z');
});
