import type {
  WatchDifference,
  WatchFieldName,
  WatchHunk,
  WatchSeverity,
} from '../../contracts/watches/watch-content';
import { changedLines, changeSummary, severityRank } from './change-summary';

const hunk = (removed: number, added: number, moved: Partial<WatchHunk['moved']> = {}): WatchHunk => ({
  at: { before: 0, after: 0 },
  removed: Array<string>(removed).fill('gone'),
  added: Array<string>(added).fill('come'),
  moved: { removed: [], added: [], ...moved },
});

const difference = (
  fields: readonly [WatchFieldName, WatchSeverity][],
  hunks: WatchHunk[] = [],
): WatchDifference => ({
  fields: fields.map(([field, severity]) => ({ field, severity, before: ['a'], after: ['b'] })),
  hunks,
  severity: fields[0]?.[1] ?? 'info',
  quiet: [],
});

it.each<[string, WatchDifference]>([
  ['Title changed', difference([['title', 'warning']])],
  [
    'Indexable, Title and H1 changed',
    difference([
      ['title', 'warning'],
      ['h1', 'warning'],
      ['indexable', 'critical'],
    ]),
  ],
  [
    'Canonical, Title, Meta description and 1 more field changed, 2 lines added',
    difference(
      [
        ['lang', 'info'],
        ['title', 'warning'],
        ['description', 'warning'],
        ['canonical', 'critical'],
      ],
      [hunk(0, 2)],
    ),
  ],
  [
    'Title, Meta description, H1 and 2 more fields changed',
    difference([
      ['title', 'warning'],
      ['description', 'warning'],
      ['h1', 'warning'],
      ['hreflang', 'warning'],
      ['lang', 'info'],
    ]),
  ],
  ['1 line added, 1 line removed', difference([], [hunk(1, 1)])],
  ['1,234 lines removed', difference([], [hunk(1_000, 0), hunk(234, 0)])],
  // Words and links follow from the text.
  [
    '1 line added',
    difference(
      [
        ['words', 'info'],
        ['links', 'info'],
      ],
      [hunk(0, 1)],
    ),
  ],
  [
    'Words and Links changed',
    difference([
      ['words', 'info'],
      ['links', 'info'],
    ]),
  ],
  ['1 line moved', difference([], [hunk(1, 0, { removed: [0] }), hunk(0, 1, { added: [0] })])],
  // Beside lines that came or went, those that moved say little.
  ['1 line added', difference([], [hunk(1, 0, { removed: [0] }), hunk(0, 2, { added: [1] })])],
  ['Nothing visible changed', difference([])],
])('%s', (summary, of) => {
  expect(changeSummary(of)).toBe(summary);
});

it.each<[string, WatchHunk[], object]>([
  ['nothing', [], { added: 0, removed: 0, moved: 0 }],
  ['lines of several places', [hunk(1, 2), hunk(3, 0)], { added: 2, removed: 4, moved: 0 }],
  [
    'a line that moved once, though it stands on both sides',
    [hunk(1, 0, { removed: [0] }), hunk(2, 1, { added: [0] })],
    { added: 0, removed: 2, moved: 1 },
  ],
  [
    'lines that moved away where they stood twice and stand once',
    [hunk(2, 0, { removed: [0, 1] }), hunk(0, 1, { added: [0] })],
    { added: 0, removed: 0, moved: 2 },
  ],
])('counts %s', (_, hunks, lines) => {
  expect(changedLines({ hunks })).toEqual(lines);
});

it('ranks the worst highest', () => {
  expect((['critical', 'warning', 'info', null] as const).map(severityRank)).toEqual([3, 2, 1, 0]);
});
