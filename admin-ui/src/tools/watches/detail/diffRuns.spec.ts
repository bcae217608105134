import type { WatchDiffRow } from '@contracts/watches/watch-diff';
import { diffRuns, foldedRuns, hunkOf } from './diffRuns';
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

const stay = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => same(from + index));

describe('folding what stays the same', () => {
  const rows = [...stay(1, 20), come(21, 'New'), ...stay(22, 32), gone(32, 'Old'), ...stay(33, 40)];
  const shown = (opened: number[]) =>
    foldedRuns(rows, new Set(opened)).map(({ from, rows: own, foldedLines }) => [
      ...[from, own.length],
      ...(foldedLines === undefined ? [] : [`${foldedLines} folded`]),
    ]);

  it('leaves three lines before and after each change', () => {
    expect(shown([])).toEqual([
      [0, 17, '17 folded'],
      [17, 3],
      [20, 1],
      [21, 3],
      [24, 5, '5 folded'],
      [29, 3],
      [32, 1],
      [33, 3],
      [36, 5, '5 folded'],
    ]);
  });

  it('opens one stretch alone', () => {
    expect(shown([24]).filter(([from]) => from === 24 || from === 0)).toEqual([
      [0, 17, '17 folded'],
      [24, 5],
    ]);
  });

  it('folds no single line, and nothing that was not sent', () => {
    const near = [come(1, 'New'), ...stay(2, 8), gone(8, 'Old')];
    expect(foldedRuns(near, new Set()).map((run) => run.rows.length)).toEqual([1, 7, 1]);
    expect(foldedRuns(ROWS, new Set())).toEqual(diffRuns(ROWS));
    const long: WatchDiffRow[] = [{ kind: 'left-out', lines: 900 }, ...stay(901, 903), come(904, 'New')];
    expect(foldedRuns(long, new Set())).toEqual(diffRuns(long));
  });
});

it('knows the number that the server gives a run of changes', () => {
  const runs = diffRuns(ROWS).filter(({ changes }) => changes);
  expect(runs.map((run) => hunkOf(run, HUNKS))).toEqual([0, 1]);
  expect(hunkOf({ rows: [come(90, 'Later')] }, HUNKS)).toBeUndefined();
});

it.each([
  ['what came', 0, 'New price'],
  ['what went where nothing came, and nothing that only moved', 1, 'Gone'],
  ['nothing where there is no such change', 7, ''],
])('offers as a text to ignore %s', (_, hunk, text) => {
  expect(textOfHunk(hunk, ROWS, HUNKS)).toBe(text);
});
