import type { DashboardDay } from '@contracts/statistics/statistics';
import { addDays } from '@domain/statistics/days';
import { newUserBars, operationBars, toolsByUse, usageRows, userBars } from './usageSeries';

function aDay(day: string, tools: Record<string, number> = {}, users = 1, newUsers = 0): DashboardDay {
  const operations = Object.values(tools).reduce((sum, count) => sum + count, 0);
  return { day, users, newUsers, operations, tools };
}

const WEEK = [
  aDay('2026-11-20', { 'intent-finder': 2 }),
  aDay('2026-11-21', {}, 0),
  aDay('2026-11-22', { 'intent-finder': 1, 'schema-generator': 5 }, 3),
];

it('makes a bar of each day, of the tools used most', () => {
  expect(operationBars(WEEK)).toEqual({
    unit: 'day',
    names: ['20 Nov 2026', '21 Nov 2026', '22 Nov 2026'],
    series: [
      { label: 'Schema Generator', data: [0, 0, 5] },
      { label: 'Intent Finder', data: [2, 0, 1] },
    ],
  });
});

it('makes bars of weeks where there are many days, the last one whole', () => {
  const days = Array.from({ length: 37 }, (_, index) =>
    aDay(addDays('2026-01-01', index), { 'intent-finder': 1 }, index < 2 ? 0 : 2),
  );
  const { unit, names, series } = operationBars(days);
  expect([unit, names.length, names[0], names[1]]).toEqual(['week', 6, '1 Jan 2026', '3 Jan 2026']);
  expect(series[0]?.data).toEqual([2, 7, 7, 7, 7, 7]);
  expect(userBars(days).series[0]?.data).toEqual([0, 2, 2, 2, 2, 2]);
});

it('puts what is used little into one', () => {
  const tools = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`tool-${index}`, 20 - index]));
  const { series } = operationBars([aDay('2026-11-22', tools)]);
  expect(series.map(({ label }) => label)).toEqual([
    ...Array.from({ length: 6 }, (_, index) => `tool-${index}`),
    'Other tools',
  ]);
  expect(series.at(-1)?.data).toEqual([14 + 13 + 12]);
});

it('adds up new users of a day, or of a week', () => {
  const days = Array.from({ length: 37 }, (_, index) =>
    aDay(addDays('2026-01-01', index), {}, 0, index < 3 ? 2 : 1),
  );
  expect(newUserBars(days.slice(0, 4)).series).toEqual([{ label: 'New users', data: [2, 2, 2, 1] }]);
  expect(newUserBars(days).series[0]?.data).toEqual([4, 8, 7, 7, 7, 7]);
});

it('has no bars of parts where nothing was used', () => {
  expect(operationBars([aDay('2026-11-22')]).series).toEqual([]);
  expect(toolsByUse([])).toEqual([]);
});

it('gives every day a row with the same columns', () => {
  expect(usageRows(WEEK)[1]).toEqual({
    Day: '2026-11-21',
    'Active users': 0,
    'New users': 0,
    Uses: 0,
    'Schema Generator': 0,
    'Intent Finder': 0,
  });
});
