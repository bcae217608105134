import type { WatchDiffPart, WatchDiffRow } from '../../contracts/watches/watch-diff';
import { WATCH_FIELDS, WATCH_MASKS, type WatchFields } from '../../contracts/watches/watch-content';
import { randomOf, wholeBetween } from '../../../test/support/watch-histories/random';
import { compareVersions } from './compare-versions';
import { diffForPeople, type DiffOptions, unifiedLines } from './diff-for-people';

const NO_FIELDS = Object.fromEntries(WATCH_FIELDS.map((field) => [field, []])) as unknown as WatchFields;
const version = (lines: string[]) => ({
  lines,
  lists: [],
  fields: NO_FIELDS,
  pageWords: 0,
  needsScript: false,
});

function rows(
  before: string[],
  after: string[],
  options: DiffOptions = {},
  masks = [...WATCH_MASKS],
): WatchDiffRow[] {
  const comparison = { masks, rules: [], slots: [], preset: 'everything' as const };
  return diffForPeople(after, compareVersions(version(before), version(after), comparison).hunks, options);
}

const said = (parts: WatchDiffPart[]) =>
  parts.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('');
const show = (row: WatchDiffRow): string => {
  if (row.kind === 'left-out') return `… ${row.lines}`;
  if (row.kind === 'same') return `${row.before} = ${row.after} ${row.text}`;
  const [before, after] = [row.before, row.after].map((line) =>
    line ? `${line.number}${line.moved ? ' moved' : ''} ${said(line.parts)}` : '',
  );
  return `${before} | ${after}`;
};

const TEN = Array.from({ length: 10 }, (_, at) => `line ${at}`);

it.each<[string, string[], string[], string[]]>([
  ['nothing', ['a'], ['a'], ['1 = 1 a']],
  [
    'words within lines that are alike',
    ['the red kettle boils'],
    ['the blue kettle boils'],
    ['1 the [red] kettle boils | 1 the [blue] kettle boils'],
  ],
  [
    'neighbouring words with the blank between them',
    ['a very old kettle boils here'],
    ['a quite new kettle boils here'],
    ['1 a [very old] kettle boils here | 1 a [quite new] kettle boils here'],
  ],
  [
    'lines that are not alike',
    ['one two three'],
    ['four five six'],
    ['1 [one two three] | ', ' | 1 [four five six]'],
  ],
  [
    'scripts without blanks by characters',
    ['私は紅茶が好きです'],
    ['私は緑茶が好きです'],
    ['1 私は[紅]茶が好きです | 1 私は[緑]茶が好きです'],
  ],
  [
    'alike lines in their order, others between',
    ['a b c d', 'x'],
    ['new', 'a b c e', 'y'],
    [' | 1 [new]', '1 a b c [d] | 2 a b c [e]', '2 [x] | ', ' | 3 [y]'],
  ],
  [
    'moved lines',
    ['m', 'a', 'b'],
    ['a', 'b', 'm'],
    ['1 moved [m] | ', '2 = 1 a', '3 = 2 b', ' | 3 moved [m]'],
  ],
])('shows %s', (_, before, after, expected) => {
  expect(rows(before, after).map(show)).toEqual(expected);
});

it.each<[string, DiffOptions, string[]]>([
  [
    'three equal lines around a change',
    {},
    [
      '… 2',
      '3 = 3 line 2',
      '4 = 4 line 3',
      '5 = 5 line 4',
      '6 [line] 5 | 6 [LINE] 5',
      '7 = 7 line 6',
      '8 = 8 line 7',
      '9 = 9 line 8',
      '10 = 10 line 9',
    ],
  ],
  ['one', { context: 1 }, ['… 4', '5 = 5 line 4', '6 [line] 5 | 6 [LINE] 5', '7 = 7 line 6', '… 3']],
  ['none', { context: 0 }, ['… 5', '6 [line] 5 | 6 [LINE] 5', '… 4']],
])('leaves out all but %s', (_, options, expected) => {
  expect(rows(TEN, TEN.with(5, 'LINE 5'), options).map(show)).toEqual(expected);
});

it('leaves out nothing where all is wanted', () => {
  expect(rows(TEN, TEN.with(5, 'LINE 5'), { context: null })).toHaveLength(10);
});

it('shows lines that only masks make equal as they are now, and numbers them on both sides', () => {
  expect(rows(['5 minutes ago', 'a'], ['yesterday', 'b']).map(show)).toEqual([
    '1 = 1 yesterday',
    '2 [a] | ',
    ' | 2 [b]',
  ]);
});

it('compares no words once time is up', () => {
  expect(rows(['the red kettle'], ['the blue kettle'], { isOver: () => true }).map(show)).toEqual([
    '1 [the red kettle] | ',
    ' | 1 [the blue kettle]',
  ]);
});

it('puts what went before what came in the unified view', () => {
  const lines = unifiedLines(
    rows(['the red one boils', 'the old one boils', 'z'], ['the blue one boils', 'the new one boils', 'z']),
  );
  expect(
    lines.map((line) =>
      line.kind === 'removed' || line.kind === 'added' ? `${line.kind} ${line.number}` : line.kind,
    ),
  ).toEqual(['removed 1', 'removed 2', 'added 1', 'added 2', 'same']);
});

it.each(Array.from({ length: 30 }, (_, seed) => seed))(
  'holds all lines of both sides, each once, in order (%d)',
  (seed) => {
    const random = randomOf(seed);
    const words = (count: number) =>
      Array.from({ length: count }, () => `w${wholeBetween(random, 0, 9)}`).join(' ');
    const before = Array.from({ length: wholeBetween(random, 0, 60) }, () =>
      words(wholeBetween(random, 1, 6)),
    );
    const after = before.flatMap((line) =>
      random() < 0.2 ? [] : random() < 0.3 ? [`${line} x`, words(3)] : [line],
    );
    const all = rows(before, after, { context: null }, []);
    const sides = { before: [] as string[], after: [] as string[] };
    for (const row of all) {
      if (row.kind === 'same') [sides.before, sides.after].forEach((side) => side.push(row.text));
      if (row.kind !== 'changed') continue;
      if (row.before) sides.before.push(row.before.parts.map(({ text }) => text).join(''));
      if (row.after) sides.after.push(row.after.parts.map(({ text }) => text).join(''));
    }
    expect(sides).toEqual({ before, after });
  },
);
