import { compileFilter } from './query/matcher';
import { decode, type Doc, encode } from './values/bson';
import { compileUpdate } from './update/update';

const COUNT = 500;
const TIMES = 16;
const RUNS = 3;
/** Microseconds: some kernels count a process's time in ticks of 10 ms, which a single quick run would not show. */
const LEAST = 60_000;
/** Sixteen times as much takes about sixteen times as long; work for each pair would take 256 times. */
const MOST = 90;

const stored = (doc: Doc) => decode(encode(doc));
const list = <T>(count: number, item: (i: number) => T) => Array.from({ length: count }, (_, i) => item(i));
const updating = (doc: Doc, update: Doc) => {
  const [before, change] = [stored(doc), stored(update)];
  return () => compileUpdate(change).apply(before);
};

const works: Record<string, (count: number) => () => unknown> = {
  'setting many paths of one object': (count) =>
    updating({ settings: {} }, { $set: Object.fromEntries(list(count, (i) => [`settings.a${i}`, i])) }),
  'setting many places of one array': (count) =>
    updating(
      { rows: list(count, () => 0) },
      { $set: Object.fromEntries(list(count, (i) => [`rows.${i}`, 1])) },
    ),
  'setting one very deep path': (count) =>
    updating({}, { $set: { [list(count * 4, () => 'a').join('.')]: { end: true } } }),
  'taking many fields away': (count) =>
    updating(
      { settings: Object.fromEntries(list(count, (i) => [`a${i}`, i])) },
      { $unset: Object.fromEntries(list(count, (i) => [`settings.a${i}`, ''])) },
    ),
  'adding many values to a set': (count) =>
    updating({ tags: [] }, { $addToSet: { tags: { $each: list(count, (i) => i) } } }),
  'looking many documents up in a long list': (count) => {
    const matches = compileFilter({ a: { $in: list(count, (i) => -i - 1) } });
    const docs = list(count, (a) => ({ a }));
    return () => docs.filter(matches);
  },
};

/** Of the processor, in microseconds a run, and of the cheapest of some rounds: what else the machine does counts little. */
function cost(work: () => unknown): number {
  const rounds = list(RUNS, () => {
    const begin = process.cpuUsage();
    let [used, runs] = [0, 0];
    while (used < LEAST) {
      work();
      runs += 1;
      used = process.cpuUsage(begin).user;
    }
    return used / runs;
  });
  return Math.min(...rounds);
}

it.each(Object.keys(works))('%s costs in proportion to their number', (name) => {
  const work = works[name] as (count: number) => () => unknown;
  cost(work(COUNT * TIMES));
  expect(cost(work(COUNT * TIMES)) / cost(work(COUNT))).toBeLessThan(MOST);
});
