import { isDay } from './day';

it.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['26-01-01', false],
  ['2026-01-01T00:00:00Z', false],
  ['', false],
])('%p is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
