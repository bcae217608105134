import type { WatchDiffRow } from '@contracts/watches/watch-diff';
import { diffRuns, firstRuns, hunkOf, onlyChanges } from './diffRuns';
import { textOfHunk } from './ignoreWays';

const same = (at: number): WatchDiffRow => ({ kind: 'same', before: at, after: at, text: `line ${at}` });
const line = (number: number, text: string, moved = false) => ({
  number,
  parts: [{ text, changed: true }],
  moved,
});
const gone = (at: number, text: string, moved = false): WatchDiffRow => ({
  kind: 'changed',
  before: line(at, text, moved),
  after: null,
});
const come = (at: number, text: string): WatchDiffRow => ({
  kind: 'changed',
  before: null,
  after: line(at, text),
});

const ROWS: WatchDiffRow[] = [
  { kind: 'left-out', lines: 9 },
  same(10),
  gone(11, 'Old price'),
  come(11, 'New price'),
  same(12),
  same(13),
  gone(14, 'Moved away', true),
  gone(15, 'Gone'),
];
const HUNKS = [
  { hunk: 0, before: 11, after: 11 },
  { hunk: 1, before: 14, after: 14 },
];

it('parts rows where changes begin and end', () => {
  expect(diffRuns(ROWS).map(({ changes, rows }) => [changes, rows.length])).toEqual([
    [false, 2],
    [true, 2],
    [false, 2],
    [true, 2],
  ]);
});

it.each([
  [0, []],
  [3, [2, 1]],
  [100, [2, 2, 2, 2]],
])('draws the first %d rows', (rows, lengths) => {
  expect(firstRuns(diffRuns(ROWS), rows).map((run) => run.rows.length)).toEqual(lengths);
});

it('counts what stays between changes as left out', () => {
  expect(onlyChanges(ROWS).filter(({ kind }) => kind === 'left-out')).toEqual([
    { kind: 'left-out', lines: 10 },
    { kind: 'left-out', lines: 2 },
  ]);
});

it('knows the number that the server gives a run of changes', () => {
  const runs = diffRuns(ROWS).filter(({ changes }) => changes);
  expect(runs.map((run) => hunkOf(run, HUNKS))).toEqual([0, 1]);
  expect(hunkOf({ changes: true, rows: [come(90, 'Later')] }, HUNKS)).toBeUndefined();
});

it.each([
  ['what came', 0, 'New price'],
  ['what went where nothing came, and nothing that only moved', 1, 'Gone'],
  ['nothing where there is no such change', 7, ''],
])('offers as a text to ignore %s', (_, hunk, text) => {
  expect(textOfHunk(hunk, ROWS, HUNKS)).toBe(text);
});
