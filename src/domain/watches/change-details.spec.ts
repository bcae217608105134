import type { WatchDifference, WatchFieldChange } from '../../contracts/watches/watch-content';
import { NOTICE_LIMITS } from '../../contracts/notices/notices';
import { changeDetails, changeText } from './change-details';

const difference = (
  fields: WatchFieldChange[],
  hunks: { removed?: string[]; added?: string[]; moved?: number[] }[] = [],
): WatchDifference => ({
  fields,
  hunks: hunks.map(({ removed = [], added = [], moved = [] }) => ({
    ...{ at: { before: 0, after: 0 }, removed, added },
    moved: { removed: [], added: moved },
  })),
  ...{ quiet: [], severity: 'warning' },
});
const title = { field: 'title', before: ['Old'], after: ['New'], severity: 'warning' } as const;
const field = (change: object) =>
  ({ ...title, before: ['Old'], after: ['New'], ...change }) as WatchFieldChange;

it.each<[string, WatchDifference, string]>([
  ['a value', difference([field({})]), 'Title: “Old” → “New”'],
  ['one that is gone', difference([field({ after: [] })]), 'Title: “Old” → none'],
  [
    'the worst first',
    difference([field({}), field({ field: 'canonical', severity: 'critical' })]),
    'Canonical: “Old” → “New”\nTitle: “Old” → “New”',
  ],
  [
    'many values',
    difference([field({ field: 'hreflang', before: [], after: ['a', 'b', 'c', 'd', 'e'] })]),
    'hreflang: none → “a”, “b”, “c” and 2 more',
  ],
  [
    'what a page is to search engines, in words',
    difference([field({ field: 'indexable', before: ['yes'], after: ['noindex'] })]),
    'Indexable: “Yes” → “No: Marked noindex”',
  ],
  [
    'what alternates',
    difference([field({ field: 'robots', before: ['noindex'], after: [], alternates: true })]),
    'Robots meta tag: “noindex” at one visit, none at the next',
  ],
  [
    'lines, but for moved ones',
    difference([field({ field: 'words' })], [{ removed: ['Was'], added: ['moved', 'Is'], moved: [0] }]),
    'Removed: “Was”\nAdded: “Is”',
  ],
  [
    'the first of many lines',
    difference([], [{ added: ['a', 'b'] }, { added: ['c', 'd', 'e'] }]),
    'Added: “a”\nAdded: “b”\nAdded: “c”\nAnd 2 more',
  ],
  ['words alone', difference([field({ field: 'words' })]), 'Words: “Old” → “New”'],
])('says %s', (_, told, text) => {
  expect(changeText(told)).toBe(text);
});

it('stays within what a notice holds, however long the values are', () => {
  const long = '漢'.repeat(5_000);
  const fields = (['title', 'description', 'h1', 'canonical', 'jsonLd', 'lang', 'openGraph'] as const).map(
    (name) => field({ field: name, before: Array(9).fill(long), after: Array(9).fill(long) }),
  );
  const told = difference(fields, [{ removed: Array(9).fill(long), added: Array(9).fill(long) }]);
  expect(Buffer.byteLength(JSON.stringify(changeDetails(told)))).toBeLessThan(NOTICE_LIMITS.details - 2_000);
});
