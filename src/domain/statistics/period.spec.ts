import { changeInPercent, parsePeriod, partsOf, periodBefore, periodText } from './period';

const TODAY = '2026-11-22';

it.each([
  ['1', '2026-11-22', '2026-11-22'],
  ['7', '2026-11-16', '2026-11-22'],
  ['365', '2025-11-23', '2026-11-22'],
  ['2026-01-01..2026-01-31', '2026-01-01', '2026-01-31'],
  ['2026-11-22..2026-11-22', '2026-11-22', '2026-11-22'],
  ['2023-11-23..2026-11-22', '2023-11-23', '2026-11-22'],
])('%s is from %s to %s', (text, from, to) => {
  expect(parsePeriod(text, TODAY)).toEqual({ from, to });
});

it.each([
  '',
  '2',
  '1.0',
  '-7',
  '2026-01-01',
  '2026-01-31..2026-01-01',
  '2026-02-30..2026-03-01',
  '2026-11-01..2026-11-23',
  '2023-11-22..2026-11-22',
  '2026-01-01..2026-01-02..2026-01-03',
  '{"$gt":""}',
])('%p is no period', (text) => {
  expect(parsePeriod(text, TODAY)).toBeNull();
});

it('writes a period as it reads it', () => {
  const period = { from: '2026-01-01', to: '2026-01-31' };
  expect(parsePeriod(periodText(period), TODAY)).toEqual(period);
});

it.each([
  ['2026-11-22', '2026-11-22', '2026-11-21', '2026-11-21'],
  ['2026-11-16', '2026-11-22', '2026-11-09', '2026-11-15'],
  ['2026-03-01', '2026-03-31', '2026-01-29', '2026-02-28'],
])('before %s to %s is %s to %s', (from, to, before, until) => {
  expect(periodBefore({ from, to })).toEqual({ from: before, to: until });
});

it.each<[string, string, string[], number]>([
  ['2026-01-01', '2026-01-31', ['2026-01'], 0],
  ['2026-01-02', '2026-01-31', [], 30],
  ['2025-12-31', '2026-03-01', ['2026-01', '2026-02'], 2],
  ['2026-01-31', '2026-02-01', [], 2],
  ['2025-11-23', '2026-11-22', tenAndOneMonths(), 30],
])('%s to %s is whole months and single days', (from, to, months, days) => {
  const parts = partsOf({ from, to });
  expect(parts.months).toEqual(months);
  expect(parts.days).toHaveLength(days);
});

function tenAndOneMonths(): string[] {
  const months = Array.from({ length: 10 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`);
  return ['2025-12', ...months];
}

it.each([
  [112, 100, 12],
  [50, 100, -50],
  [100, 100, 0],
  [0, 3, -100],
  [1, 3, -67],
  [5, 0, null],
  [0, 0, null],
])('%i after %i is a change of %p percent', (now, before, percent) => {
  expect(changeInPercent({ now, before })).toBe(percent);
});
