import {
  WATCH_FIELDS,
  WATCH_MASKS,
  type WatchComparison,
  type WatchFields,
  type WatchVersion,
} from '../../contracts/watches/watch-content';
import { pageModel } from '../../../test/support/watch-histories/page-model';
import { QUIET } from '../../../test/support/watch-histories/noise';
import { randomOf, shuffled, someOf } from '../../../test/support/watch-histories/random';
import { render } from '../../../test/support/watch-histories/render';
import { alarms, compareVersions, isVisible } from './compare-versions';
import { readWatchedPage } from './read-watched-page';

const ALL: WatchComparison = { masks: [...WATCH_MASKS], rules: [], slots: [], preset: 'everything' };
const NO_FIELDS = Object.fromEntries(WATCH_FIELDS.map((field) => [field, []])) as unknown as WatchFields;
const version = (lines: string[], fields: Partial<WatchFields> = {}): WatchVersion => ({
  ...{ lines, lists: [], pageWords: 0, needsScript: false },
  fields: { ...NO_FIELDS, ...fields },
});
const differ = (before: string[], after: string[], comparison: Partial<WatchComparison> = {}) =>
  compareVersions(version(before), version(after), { ...ALL, ...comparison });
const page = (seed: number) => {
  const model = pageModel(randomOf(seed));
  return readWatchedPage({
    ...{ url: model.url, status: 200, headers: { 'content-type': 'text/html' }, html: render(model, QUIET) },
    ...{ redirects: [], robotsTxtVerdict: 'allowed', unmatched: 'refuse' },
    scope: { part: 'page', selectors: [], excluded: [] },
  });
};
const SEEDS = Array.from({ length: 20 }, (_, at) => at + 1);

it.each<[string, Partial<WatchFields>, Partial<WatchFields>, string[]]>([
  ['title', { title: ['A'] }, { title: ['B'] }, ['warning title A → B']],
  ['a title that is gone', { title: ['A'] }, {}, ['warning title A → ']],
  [
    'status of a page that is still read',
    { status: ['200'] },
    { status: ['203'] },
    ['info status 200 → 203'],
  ],
  [
    'final address',
    { finalUrl: ['https://a/'] },
    { finalUrl: ['https://b/'] },
    ['critical finalUrl https://a/ → https://b/'],
  ],
  ['canonical', { canonical: ['https://a/'] }, {}, ['critical canonical https://a/ → ']],
  ['indexability', { indexable: ['yes'] }, { indexable: ['noindex'] }, ['critical indexable yes → noindex']],
  [
    'noindex among directives',
    { robots: ['follow'] },
    { robots: ['follow', 'noindex'] },
    ['critical robots  → noindex'],
  ],
  [
    'noindex for one crawler',
    { robots: ['googlebot: noindex'] },
    {},
    ['critical robots googlebot: noindex → '],
  ],
  [
    'other directives',
    { robots: ['follow'] },
    { robots: ['nofollow'] },
    ['warning robots follow → nofollow'],
  ],
  [
    'order of redirects',
    { redirects: ['301 a', '302 b'] },
    { redirects: ['302 b', '301 a'] },
    ['info redirects 301 a,302 b → 302 b,301 a'],
  ],
  ['order of directives', { robots: ['a', 'b'] }, { robots: ['b', 'a'] }, []],
  ['a robots.txt that could not be read', { robotsTxt: ['allowed'] }, {}, []],
  [
    'robots.txt',
    { robotsTxt: ['allowed'] },
    { robotsTxt: ['blocked'] },
    ['critical robotsTxt allowed → blocked'],
  ],
  [
    'one of many values',
    { jsonLd: ['A.b: 1', 'A.c: 2'] },
    { jsonLd: ['A.b: 1', 'A.c: 3'] },
    ['warning jsonLd A.c: 2 → A.c: 3'],
  ],
  ['counters of structured data', { jsonLd: ['A.commentCount: 1'] }, { jsonLd: ['A.commentCount: 2'] }, []],
  [
    'a signed address',
    { openGraph: ['og:image: /a?s=0123456789abcdef01'] },
    { openGraph: ['og:image: /a?s=fedcba9876543210fe'] },
    [],
  ],
  ['words without a line that shows them', { words: ['10'] }, { words: ['11'] }, []],
])('compares %s', (_, before, after, expected) => {
  const { fields } = compareVersions(version([], before), version([], after), ALL);
  expect(fields.map((f) => `${f.severity} ${f.field} ${f.before.join()} → ${f.after.join()}`)).toEqual(
    expected,
  );
});

it.each<[string, string[], string[], Partial<WatchComparison>, string | null]>([
  ['a new line', ['a'], ['a', 'b'], {}, 'info'],
  ['a masked token', ['5 minutes ago'], ['yesterday'], {}, null],
  ['the same with the mask off', ['5 minutes ago'], ['yesterday'], { masks: [] }, 'info'],
  ['a line that a rule ignores', ['a', 'Tip: x'], ['a', 'Tip: y', 'Tip: z'], { rules: ['tip:'] }, null],
  [
    'a part that a rule ignores',
    ['Only 3 left today'],
    ['Only 2 left today'],
    { rules: ['only * left'] },
    null,
  ],
  [
    'more than a rule ignores',
    ['Only 3 left today'],
    ['Only 2 left now, hurry'],
    { rules: ['only * left'] },
    'info',
  ],
  ['swapped lines', ['a', 'b', 'c'], ['c', 'a', 'b'], {}, null],
  ['a price', ['19,99 €'], ['17,99 €'], {}, 'warning'],
  ['a price in words of its own', ['It costs $19.99 now'], ['It costs $17.99 now'], {}, 'warning'],
  [
    'a price that is spoken of',
    ['a'],
    ['a', 'Last year we paid about $20 for nearly the same kettle'],
    {},
    'info',
  ],
  ['stock', ['Auf Lager'], ['Ausverkauft'], {}, 'warning'],
  ['how many are left', ['Only 3 left in stock'], ['Only 2 left in stock'], {}, 'info'],
  ['text under a preset without text', ['a'], ['b'], { preset: 'indexability' }, null],
  ['text under the preset of prices', ['a', '5 €'], ['b', '5 €'], { preset: 'price' }, null],
  ['a price under that preset', ['a', '5 €'], ['a', '6 €'], { preset: 'price' }, 'warning'],
])('weighs %s', (_, before, after, comparison, severity) => {
  expect(differ(before, after, comparison).severity).toBe(severity);
});

it('tells lines of one hunk by their places, with ignored ones between', () => {
  const { hunks } = differ(['a', 'x', 'ad 1', 'y', 'b'], ['a', 'p', 'ad 2', 'b'], { rules: ['/^ad \\d$/'] });
  expect(hunks).toEqual([
    { at: { before: 1, after: 1 }, removed: ['x'], added: ['p'], moved: { removed: [], added: [] } },
    { at: { before: 3, after: 2 }, removed: ['y'], added: [], moved: { removed: [], added: [] } },
  ]);
});

it('marks moved lines beside others', () => {
  const { hunks, severity } = differ(['m', 'a', 'b', 'c'], ['a', 'b', 'c', 'm', 'n']);
  expect(hunks.map(({ removed, added, moved }) => [removed, added, moved])).toEqual([
    [['m'], [], { removed: [0], added: [] }],
    [[], ['m', 'n'], { removed: [], added: [0] }],
  ]);
  expect(severity).toBe('info');
});

it.each(SEEDS)('finds nothing between a page and itself (%d)', (seed) => {
  expect(compareVersions(page(seed), page(seed), ALL)).toEqual({
    fields: [],
    hunks: [],
    quiet: [],
    severity: null,
  });
});

it.each(SEEDS)('tells nobody of lines that only moved (%d)', (seed) => {
  const before = page(seed);
  const after = { ...before, lines: shuffled(randomOf(seed), before.lines) };
  const difference = compareVersions(before, after, ALL);
  expect(isVisible(difference)).toBe(false);
  expect(difference.hunks.some(alarms)).toBe(false);
});

it.each(SEEDS)(
  'is visible exactly where something is shown, and puts one version together from the other (%d)',
  (seed) => {
    const random = randomOf(seed);
    const before = page(seed);
    const kept = someOf(random, before.lines, Math.floor(before.lines.length * random()));
    const after = { ...before, lines: before.lines.filter((line) => kept.includes(line) || random() < 0.3) };
    const difference = compareVersions(before, after, ALL);
    const shown = difference.fields.length > 0 || difference.hunks.some(alarms);
    expect(isVisible(difference)).toBe(shown);
    expect(shown).toBe(before.lines.join('\n') !== after.lines.join('\n'));
    const lines = [...before.lines];
    for (const { at, removed, added } of difference.hunks.toReversed()) {
      expect(lines.splice(at.before, removed.length, ...added)).toEqual(removed);
    }
    expect(lines).toEqual(after.lines);
  },
);
