import type { RowCounts } from '@contracts/users/user-import';
import { countsText, exampleOf, type FileColumns, importLabel, unusedColumns } from './importText';

const counts = (given: Partial<RowCounts>): RowCounts => ({
  created: 0,
  updated: 0,
  unchanged: 0,
  error: 0,
  ...given,
});

it.each<[Partial<RowCounts>, string]>([
  [{ created: 4000, updated: 1, unchanged: 2, error: 1 }, '4,000 created, 1 updated, 2 unchanged, 1 error'],
  [{ unchanged: 7 }, '7 unchanged'],
  [{ created: 1, error: 3 }, '1 created, 3 errors'],
])('sums up %j', (given, text) => {
  expect(countsText(counts(given))).toBe(text);
});

it.each<[Partial<RowCounts>, string]>([
  [{ created: 1 }, 'Import 1 user'],
  [{ created: 4000, updated: 2, error: 9 }, 'Import 4,002 users'],
  [{ unchanged: 5 }, 'Nothing to import'],
])('promises for %j', (given, text) => {
  expect(importLabel(counts(given), 'user')).toBe(text);
});

const FILE: FileColumns = {
  columns: ['Mail', '', 'Phone'],
  sample: [['a@b.co', 'x', '1'], ['c@d.co', '', '1'], ['e@f.co']],
};

it('names the columns that no field takes, by their place where they have no name', () => {
  expect(unusedColumns(FILE, { email: 0 })).toEqual(['Column 2', 'Phone']);
});

it('shows what a column holds', () => {
  expect([undefined, 0, 1, 2].map((column) => exampleOf(FILE, column))).toEqual([
    '',
    'a@b.co · c@d.co · e@f.co',
    'x',
    '1',
  ]);
});
