import {
  WATCH_AWAY,
  WATCH_FIELDS,
  WATCH_MASKS,
  type WatchComparison,
  type WatchFields,
  type WatchVersion,
} from '../../contracts/watches/watch-content';
import { alarms, compareVersions, isVisible } from './compare-versions';
import { comparisonWith, ignoredBy, type IgnoreThis } from './ignored-by';
import { isQuiet } from './quiet-hunks';
import { mayRotate, settle } from './settle';
import { calibrate, slotFor, slotsAfter, slotsWith } from './slots';

const ALL: WatchComparison = { masks: [...WATCH_MASKS], rules: [], slots: [], preset: 'everything' };
const NO_FIELDS = Object.fromEntries(WATCH_FIELDS.map((field) => [field, []])) as unknown as WatchFields;
const version = (text: string, fields: Partial<WatchFields> = {}): WatchVersion => ({
  ...{ lines: text.split(' '), lists: [], pageWords: 0, needsScript: false },
  fields: { ...NO_FIELDS, ...fields },
});
const told = (before: WatchVersion, after: WatchVersion, comparison: WatchComparison) =>
  compareVersions(before, after, comparison).hunks.map(
    ({ removed, added }) => `-${removed.join()} +${added.join()}`,
  );

describe('slots', () => {
  const slots = calibrate(version('a x1 b c'), version('a x2 b c'), ALL);

  it.each([
    ['other text of the same place', 'a x1 b c', 'a x3 b c', []],
    ['text that is gone from it', 'a x1 b c', 'a b c', []],
    ['a line that it never held', 'a y b c', 'a x2 b c', ['-y +x2']],
    // Which of them is the slot's, only a second fetch can tell.
    ['more lines than it held', 'a x1 b c', 'a x3 x4 b c', ['- +x3,x4']],
    ['a change right behind it', 'a x1 b c', 'a x3 B c', ['-b +x3,B']],
    ['a change right behind a line that it has held', 'a x1 b c', 'a x2 B c', ['-b +B']],
    ['a change elsewhere', 'a x1 b c', 'a x3 b d', ['-c +d']],
    ['a new line behind an equal one', 'a x1 b c a b', 'a x1 b c a n b', []],
    ['a new line between others', 'a x1 b c e', 'a x1 b c n e', ['- +n']],
  ])('know %s', (_, before, after, expected) => {
    expect(told(version(before), version(after), { ...ALL, slots })).toEqual(expected);
  });

  it('count no more once they are unticked', () => {
    const off = slots.map((slot) => ({ ...slot, off: true }));
    expect(told(version('a x1 b c'), version('a x3 b c'), { ...ALL, slots: off })).toEqual(['-x1 +x3']);
  });

  it('take a list that rotates as a whole, even where some of it is the same by chance', () => {
    const [first, second] = [version('h a b c f'), version('h a d e f')];
    const ofList = calibrate({ ...first, lists: [[1, 4]] }, second, ALL);
    expect(told(version('h a b c f'), version('h p q r f'), { ...ALL, slots: ofList })).toEqual([]);
  });

  it('are never quiet of what decides indexing, be they learned before', () => {
    const slot = {
      id: 'r',
      field: 'robots',
      before: null,
      after: null,
      held: ['noindex'],
      lines: 1,
      off: false,
    } as const;
    const old = { ...ALL, slots: [{ ...slot, held: [...slot.held] }] };
    const difference = compareVersions(version('a'), version('a', { robots: ['noindex'] }), old);
    expect([isQuiet(old.slots[0]!), difference.severity]).toEqual([false, 'critical']);
  });

  it('know fields that differ from fetch to fetch by what they have held', () => {
    const ofFields = calibrate(
      version('a', { title: ['A'], jsonLd: ['P.id: 1', 'P.name: K'], links: ['3'] }),
      version('a', { title: ['B'], jsonLd: ['P.id: 2', 'P.name: K'], links: ['4'] }),
      ALL,
    );
    const fieldsOf = (fields: Partial<WatchFields>) => {
      const before = version('a', { title: ['A'], jsonLd: ['P.id: 1', 'P.name: K'], links: ['3'] });
      return compareVersions(before, version('a', fields), { ...ALL, slots: ofFields }).fields.map(
        ({ field }) => field,
      );
    };
    expect(fieldsOf({ title: ['B'], jsonLd: ['P.id: 9', 'P.name: K'], links: ['7'] })).toEqual([]);
    expect(fieldsOf({ title: ['C'], jsonLd: ['P.id: 9', 'P.name: L'], links: ['7'] })).toEqual([
      'title',
      'jsonLd',
    ]);
  });
});

describe('a confirmation', () => {
  const settled = (baseline: string, first: string, second: string, comparison = ALL) => {
    const { difference, confirmed, slots } = settle(
      { baseline: version(baseline), first: version(first), second: version(second) },
      comparison,
    );
    const shown = confirmed.hunks.filter(alarms).map(({ removed, added, moved }) => {
      const gone = removed.filter((_, at) => !moved.removed.includes(at));
      return `-${gone.join()} +${added.filter((_, at) => !moved.added.includes(at)).join()}`;
    });
    return { slots, shown, confirmed, difference };
  };

  it.each([
    ['a change that stays', 'a b c', 'a B c', 'a B c', ['-b +B']],
    ['one that is gone again', 'a b c', 'a B c', 'a b c', []],
    ['a line that is gone', 'a b c', 'a c', 'a c', ['-b +']],
    ['a place that is another one each time', 'a b c', 'a x c', 'a y c', []],
    ['a change beside such a place', 'a b c d e f', 'a x c d e F', 'a y c d e F', ['-f +F']],
    ['a line that came where lists are shuffled', 'p q r s', 'q n p s r', 's r n q p', ['- +n']],
  ])('tells of %s', (_, baseline, first, second, expected) => {
    const { shown, confirmed } = settled(baseline, first, second);
    expect(shown).toEqual(expected);
    expect(isVisible(confirmed)).toBe(expected.length > 0);
  });

  it('learns the place that is another one each time', () => {
    const { slots } = settled('a b c', 'a x c', 'a y c');
    expect(told(version('a b c'), version('a z c'), { ...ALL, slots })).toEqual([]);
  });

  it.each([
    ['what is added one after the other', 'a c', 'a n1 c', 'a n2 n1 c'],
    ['what stays', 'a b c', 'a x c', 'a x c'],
  ])('does not learn %s', (_, baseline, first, second) => {
    expect(settled(baseline, first, second).slots).toEqual([]);
  });

  it('learns a place that goes back to what it was at the second time, for what it has held', () => {
    const once = settled('a b c', 'a x c', 'a b c').slots;
    expect(told(version('a b c'), version('a x c'), { ...ALL, slots: once })).toEqual(['-b +x']);
    const twice = settled('a b c', 'a x c', 'a b c', { ...ALL, slots: once }).slots;
    expect(told(version('a b c'), version('a x c'), { ...ALL, slots: twice })).toEqual([]);
    expect(told(version('a b c'), version('a y c'), { ...ALL, slots: twice })).toEqual(['-b +y']);
  });

  it.each([
    ['goes back, at the second time', 'h a b f', 'h b c f', 'h a b f', 2],
    ['is another one each time', 'h a b f', 'h b c f', 'h d b f', 1],
  ])('learns a list some of which stays where it %s', (_, baseline, first, second, times) => {
    const listed = (text: string): WatchVersion => ({ ...version(text), lists: [[1, 3]] });
    let slots: WatchComparison['slots'] = [];
    for (let time = 0; time < times; time++)
      slots = settle(
        { baseline: listed(baseline), first: listed(first), second: listed(second) },
        { ...ALL, slots },
      ).slots;
    expect(told(listed(baseline), listed(first), { ...ALL, slots })).toEqual([]);
  });

  it('learns nothing of lines that come and go at two places of no list', () => {
    expect(settled('h a b f', 'h b c f', 'h a b f').slots).toEqual([]);
  });

  it('tells what a place that went back has become, once it stays', () => {
    const once = settled('a b c', 'a x c', 'a b c').slots;
    let { slots } = settled('a b c', 'a x c', 'a b c', { ...ALL, slots: once });
    for (let check = 0; check < WATCH_AWAY; check++) {
      const quiet = compareVersions(version('a b c'), version('a x c'), { ...ALL, slots });
      expect(isVisible(quiet)).toBe(false);
      slots = slotsAfter(slots, quiet) ?? slots;
    }
    expect(told(version('a b c'), version('a x c'), { ...ALL, slots })).toEqual(['-b +x']);
  });

  it('remembers what a slot holds in the new baseline', () => {
    const slots = calibrate(version('a x1 b c'), version('a x2 b c'), ALL);
    const { slots: known, difference } = settled('a x1 b c', 'a x3 b C', 'a x4 b C', { ...ALL, slots });
    const kept = slotsWith(known, difference);
    expect(told(version('a x4 b C'), version('a x5 b C'), { ...ALL, slots: kept })).toEqual([]);
  });

  it('learns a field that has another value each time at the second time, for the values that it had', () => {
    const of = (title: string, id = '1') => version('a', { title: [title], jsonLd: [`P.id: ${id}`] });
    let slots: WatchComparison['slots'] = [];
    for (const [first, second] of [
      [of('B', '2'), of('C', '3')],
      [of('D', '4'), of('E', '5')],
    ] as const) {
      expect(compareVersions(of('A'), of('B', '2'), { ...ALL, slots }).fields).toHaveLength(2);
      slots = settle({ baseline: of('A'), first, second }, { ...ALL, slots }).slots;
    }
    const told = (title: string, id: string) =>
      compareVersions(of('A'), of(title, id), { ...ALL, slots }).fields.map(({ field }) => field);
    expect(told('E', '6')).toEqual([]);
    expect(told('F', '6')).toEqual(['title']);
  });

  it('does not learn a field that goes on to another value once, nor one that decides indexing', () => {
    const of = (title: string, canonical = title) => version('a', { title: [title], canonical: [canonical] });
    const { slots } = settle({ baseline: of('A'), first: of('B'), second: of('C') }, ALL);
    expect(slots.map(({ field, returns }) => [field, returns])).toEqual([['title', 1]]);
    expect(compareVersions(of('A'), of('C', 'A'), { ...ALL, slots }).fields).toHaveLength(1);
  });

  it.each([
    ['a line for another one', 'a b c', 'a B c', {}, true],
    ['a line that came', 'a c', 'a b c', {}, false],
    ['a line that is gone', 'a b c', 'a c', {}, false],
    ['lines in another order', 'a b c', 'c a b', {}, false],
    ['a value for another one', 'a', 'a', { title: ['B'] }, true],
    ['what decides indexing', 'a', 'a', { canonical: ['B'] }, false],
  ])('of %s is repeated once where that may rotate', (_, before, after, fields, expected) => {
    const own = { title: ['A'], canonical: ['A'] };
    const difference = compareVersions(version(before, own), version(after, { ...own, ...fields }), ALL);
    expect(mayRotate(difference)).toBe(expected);
  });

  it('keeps values of fields that both times are the same', () => {
    const fieldsOf = (...titles: [string, string, string]) => {
      const [baseline, first, second] = titles.map((title) => version('a', { title: [title] })) as [
        WatchVersion,
        WatchVersion,
        WatchVersion,
      ];
      return settle({ baseline, first, second }, ALL).confirmed.fields.map(({ after }) => after);
    };
    expect(fieldsOf('A', 'B', 'B')).toEqual([['B']]);
    expect(fieldsOf('A', 'B', 'C')).toEqual([]);
    expect(fieldsOf('A', 'B', 'A')).toEqual([]);
  });
});

describe('ignore this', () => {
  const before = version('a tip:one b c');
  const after = version('a tip:two b C');
  const difference = compareVersions(before, after, ALL);
  const remains = (ignored: IgnoreThis) =>
    ignoredBy({ before, after, told: difference }, ALL, ignored).hunks.map(({ added }) => added.join());

  it('tells what would remain of a change', () => {
    expect(remains({ rule: 'tip:*' })).toEqual(['C']);
    expect(remains({ rule: '/[a-z]+:[a-z]+|[cC]/' })).toEqual([]);
  });

  it('makes a slot of a hunk or a field', () => {
    const slot = slotFor({ before, after, difference }, ALL, { hunk: 0 });
    expect(slot && remains({ slot })).toEqual(['C']);
    expect(slotFor({ before, after, difference }, ALL, { hunk: 9 })).toBeNull();
    expect(slotFor({ before, after, difference }, ALL, { field: 'title' })).toBeNull();
  });

  it('switches a mask on', () => {
    const [one, two] = [version('x'), version('x')];
    one.lines = ['12 views'];
    two.lines = ['13 views'];
    const without = { ...ALL, masks: [] };
    const alarm = compareVersions(one, two, without);
    expect(isVisible(alarm)).toBe(true);
    const left = ignoredBy({ before: one, after: two, told: alarm }, without, { mask: 'counter' });
    expect(isVisible(left)).toBe(false);
  });

  it('joins a slot with the one of the same place', () => {
    const [slot] = calibrate(version('a x b'), version('a y b'), ALL);
    const [wider] = calibrate(version('a z z b'), version('a w b'), ALL);
    const joined = comparisonWith(
      { ...ALL, slots: slot ? [slot] : [] },
      { slot: wider as NonNullable<typeof wider> },
    );
    expect(joined.slots).toEqual([expect.objectContaining({ held: ['x', 'y', 'z', 'w'], lines: 2 })]);
  });

  it('brings nothing back that was not told', () => {
    const nothing = { fields: [], hunks: [], quiet: [], severity: null };
    expect(isVisible(ignoredBy({ before, after, told: nothing }, ALL, { rule: 'zzz' }))).toBe(false);
  });
});
