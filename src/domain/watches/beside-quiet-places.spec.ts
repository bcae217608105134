import {
  WATCH_FIELDS,
  WATCH_MASKS,
  type WatchComparison,
  type WatchDifference,
  type WatchFields,
  type WatchVersion,
} from '../../contracts/watches/watch-content';
import { alarms, compareVersions, isVisible } from './compare-versions';
import { settle } from './settle';
import { calibrate, slotsWith } from './slots';

const NO_FIELDS = Object.fromEntries(WATCH_FIELDS.map((field) => [field, []])) as unknown as WatchFields;
const TEXT = Array.from({ length: 9 }, (_, at) => `Paragraph ${at} that its author wrote.`);
const ADDED = [
  'We charge a booking fee of 40 euros.',
  'Returns cost 9 euros.',
  'No pets.',
  'No cash.',
  'Bye.',
];

const version = (lines: string[]): WatchVersion => ({
  ...{ lines, lists: [], pageWords: 0, needsScript: false },
  fields: NO_FIELDS,
});

/** What one fetch shows where a place changes by itself: so many lines, none of which any other fetch shows. */
const shown = (fetch: number, lines: number) =>
  Array.from({ length: lines }, (_, at) => `Quote ${fetch}.${at}`);

interface Edit {
  /** Among the paragraphs. */
  at: number;
  gone: number;
  come: number;
}

/** The page with a place before one of its paragraphs; what comes at that place stands before or behind it. */
function pageOf(
  place: number,
  quotes: string[],
  { at, gone, come }: Edit,
  side: 'before' | 'behind',
): string[] {
  const added = ADDED.slice(0, come);
  const paragraphs = TEXT.flatMap((text, index) => {
    const own = index >= at && index < at + gone ? [] : [text];
    const beside = index === at ? added : [];
    const here = index === place ? quotes : [];
    return side === 'before' ? [...beside, ...here, ...own] : [...here, ...beside, ...own];
  });
  const ends = [at === TEXT.length ? added : [], place === TEXT.length ? quotes : []];
  return [...paragraphs, ...(side === 'before' ? ends : ends.toReversed()).flat()];
}

/** Each place of the page, each edit beside it or elsewhere. */
function* cases(): Generator<{ place: number; lines: number; edit: Edit; side: 'before' | 'behind' }> {
  for (let place = 0; place <= TEXT.length; place++) {
    for (const lines of [1, 2, 3]) {
      for (const [gone, come] of [
        [0, 1],
        [0, 2],
        [0, 5],
        [1, 0],
        [2, 0],
        [5, 0],
        [8, 0],
        [1, 1],
        [3, 2],
      ]) {
        for (let at = 0; at + gone! <= TEXT.length; at++) {
          const sides = come! > 0 && at === place ? (['before', 'behind'] as const) : (['before'] as const);
          for (const side of sides) yield { place, lines, side, edit: { at, gone: gone!, come: come! } };
        }
      }
    }
  }
}

const NOTHING: Edit = { at: 0, gone: 0, come: 0 };

function told({ hunks }: WatchDifference): { gone: string[]; come: string[] } {
  const news = hunks.filter(alarms);
  return { gone: news.flatMap(({ removed }) => removed), come: news.flatMap(({ added }) => added) };
}

function watch({
  place,
  lines,
  edit,
  side,
}: ReturnType<typeof cases> extends Generator<infer Case> ? Case : never) {
  const fetch = (number: number, edited: Edit) => version(pageOf(place, shown(number, lines), edited, side));
  const comparison: WatchComparison = { masks: [...WATCH_MASKS], rules: [], slots: [], preset: 'everything' };
  const baseline = fetch(1, NOTHING);
  comparison.slots = calibrate(baseline, fetch(2, NOTHING), comparison);
  const [first, second] = [fetch(3, edit), fetch(4, edit)];
  const isSeen = isVisible(compareVersions(baseline, first, comparison));
  const { confirmed, difference, slots } = settle({ baseline, first, second }, comparison);
  comparison.slots = slotsWith(slots, difference);
  const later = compareVersions(second, fetch(5, edit), comparison);
  return { isSeen, confirmed: told(confirmed), later: told(later) };
}

it('tells each line that comes or goes beside a place that changes by itself, and nothing of the place', () => {
  const missed = [...cases()].filter((each) => {
    const { at, gone, come } = each.edit;
    const { isSeen, confirmed, later } = watch(each);
    const expected = { gone: TEXT.slice(at, at + gone), come: ADDED.slice(0, come) };
    return !(
      isSeen &&
      JSON.stringify(confirmed) === JSON.stringify(expected) &&
      later.gone.length + later.come.length === 0
    );
  });
  expect(missed.map((each) => JSON.stringify(each))).toEqual([]);
});

const [STAYS = '', NEWS = ''] = [TEXT[4], ADDED[0]];

it.each<[string, string[], { gone: string[]; come: string[] }]>([
  ['gone', [], { gone: [STAYS], come: [] }],
  ['another', [NEWS], { gone: [STAYS], come: [NEWS] }],
  ['with one before it', [NEWS, STAYS], { gone: [], come: [NEWS] }],
  ['with one behind it', [STAYS, NEWS], { gone: [], come: [NEWS] }],
])('tells that a line between two such places is %s', (_, between, expected) => {
  const fetch = (number: number, lines: string[]) =>
    version([...TEXT.slice(0, 3), `Quote ${number}`, ...lines, `Hint ${number}`, ...TEXT.slice(6)]);
  const comparison: WatchComparison = { masks: [...WATCH_MASKS], rules: [], slots: [], preset: 'everything' };
  const baseline = fetch(1, [STAYS]);
  comparison.slots = calibrate(baseline, fetch(2, [STAYS]), comparison);
  const [first, second] = [fetch(3, between), fetch(4, between)];
  expect(told(settle({ baseline, first, second }, comparison).confirmed)).toEqual(expected);
  const quiet = compareVersions(baseline, fetch(5, [STAYS]), comparison);
  expect(isVisible(quiet)).toBe(false);
});
