import { expect, it } from 'vitest';
import { addDays, daysBetween } from '@domain/statistics/days';
import { clickBars } from './clickBars';

const LAST = '2027-03-31';
const daysOf = (count: number) =>
  daysBetween(addDays(LAST, 1 - count), LAST).map((day, clicks) => ({ day, clicks }));

it('has a bar for each of 30 days', () => {
  const { unit, names, clicks } = clickBars(daysOf(30));
  expect([unit, names.length, names[0], names.at(-1)]).toEqual(['day', 30, '2 Mar 2027', '31 Mar 2027']);
  expect(clicks).toEqual(daysOf(30).map((day) => day.clicks));
});

it.each([
  [90, 13],
  [395, 57],
])('sums %i days up in %i weeks, the last of them whole', (count, weeks) => {
  const { unit, names, clicks } = clickBars(daysOf(count));
  expect([unit, names.length, names.at(-1)]).toEqual(['week', weeks, '25 Mar 2027']);
  expect(clicks.reduce((sum, number) => sum + number, 0)).toBe((count * (count - 1)) / 2);
  expect(clicks.at(-1)).toBe(7 * (count - 4));
});

it('has none of no days', () => {
  expect(clickBars([]).clicks).toEqual([]);
});
