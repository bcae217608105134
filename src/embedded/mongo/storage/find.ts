import { StoreError } from '../errors';
import { compileFilter, conjunctsOf, fieldsOf, searchesTexts } from '../query/matcher';
import { parseSort, Sorter, type SortField } from '../query/sort';
import { decode, type Doc } from '../values/bson';
import { firstName } from '../values/names';
import { pickFields } from '../values/pick-fields';
import type { Collection } from './collection';
import { recordOf } from './keys';
import { type Plan, plansFor } from './planner';

/** A document that matches; it is decoded when it is looked at. */
export class Found {
  private decoded: Doc | null = null;

  constructor(
    readonly record: number,
    readonly bytes: Buffer,
  ) {}

  get doc(): Doc {
    return (this.decoded ??= decode(this.bytes));
  }
}

export interface FindOptions {
  sort?: unknown;
  skip?: number;
  limit?: number;
}

/**
 * The documents that match, in the order asked for; read as they are asked for unless they must be sorted. Null stands
 * for work on one that is not among them: between two of them others may have their turn, and change the collection.
 */
export function scan(
  collection: Collection | undefined,
  filter: Doc,
  options: FindOptions = {},
): Iterable<Found | null> {
  return explained(collection, filter, options).found;
}

/** How many keys and documents have been looked at. */
interface Examined {
  keys: number;
  docs: number;
}

interface Explained {
  found: Iterable<Found | null>;
  examined: Examined;
  /** As MongoDB shows it. */
  plan: Doc;
}

export function explained(
  collection: Collection | undefined,
  filter: Doc,
  options: FindOptions = {},
): Explained {
  const examined = { keys: 0, docs: 0 };
  const { skip = 0, limit = 0 } = options;
  const matches = Object.keys(filter).length > 0 ? matcherOf(filter) : null;
  const sort = parseSort(options.sort);
  if (!collection) return { found: [], examined, plan: { stage: 'EOF' } };
  const plan = planOf(collection, filter, sort, limit);
  const inSortOrder = sort.length === 0 || plan?.sorted === true;
  const unread = inSortOrder && !matches ? skip : 0;
  const records = plan ? recordsOf(collection, plan, examined) : collection.records();
  const found = read(collection, records, matches, unread, examined);
  const shown = shownPlan(plan);
  return {
    found: slice(inSortOrder ? found : sorted(found, sort), skip - unread, limit),
    examined,
    plan: inSortOrder ? shown : { stage: 'SORT', inputStage: shown },
  };
}

/** The plan that uses most of the filter, unless its keys are many: then one that has few, or the sort's order. */
function planOf(collection: Collection, filter: Doc, sort: SortField[], limit: number): Plan | null {
  const { best, others } = plansFor(collection.indexes, filter, sort);
  const narrow = bestOf(collection, best, limit);
  const isWalked = limit > 0 && sort.length > 0;
  const isGood = isWalked ? narrow?.sorted : others.length === 0;
  if (!narrow || isGood || !isWide(collection, narrow)) return narrow;
  const few = soonestEnded(collection, others);
  if (few || !isWalked) return few ?? narrow;
  const walks = plansFor(collection.indexes, boundsOfSort(filter, sort), sort);
  return [...walks.best, ...walks.others].find(({ sorted: inOrder }) => inOrder) ?? narrow;
}

/** Of several the one with the fewest keys; the first, where the first matches are enough and all have many. */
function bestOf(collection: Collection, plans: Plan[], limit: number): Plan | null {
  const [first = null] = plans;
  if (plans.length < 2) return first;
  return limit > 0 ? (soonestEnded(collection, plans) ?? first) : narrowest(collection, plans);
}

/** A document's texts are searched only where all else matches. */
export function matcherOf(filter: Doc): (bytes: Buffer) => boolean {
  const whole = compileFilter(filter);
  const parts = conjunctsOf(filter);
  const plain = parts.filter((part) => !searchesTexts(part));
  if (plain.length === 0 || plain.length === parts.length) return picked(fieldsOf(filter), whole);
  const matchesElse = picked(plain.flatMap(fieldsOf), compileFilter({ $and: plain }));
  const texts = parts.filter(searchesTexts);
  const matchesTexts = picked(texts.flatMap(fieldsOf), compileFilter({ $and: texts }));
  return (bytes) => matchesElse(bytes) && matchesTexts(bytes);
}

/** Looks at no other fields than those named. */
function picked<T>(names: string[], look: (doc: Doc) => T): (bytes: Buffer) => T {
  const wanted = names.map((name) => Buffer.from(name));
  return (bytes) => look(decode(pickFields(bytes, wanted)));
}

/** What a filter says of the fields that are sorted by: an index in their order need not be walked beyond it. */
function boundsOfSort(filter: Doc, sort: SortField[]): Doc {
  return Object.fromEntries(
    Object.entries(filter).filter(([name]) => sort.some(({ path }) => path === name)),
  );
}

const WIDE = 1000;

function narrowest(collection: Collection, plans: Plan[]): Plan | null {
  const sizes = plans.map(({ ranges }) =>
    ranges.reduce((sum, { from, to }) => sum + collection.countEntries(from, to), 0),
  );
  return plans[sizes.indexOf(Math.min(...sizes))] ?? null;
}

/** The one with the fewest keys, where those are no more than WIDE. */
function soonestEnded(collection: Collection, plans: Plan[]): Plan | null {
  const walks = plans.map((plan) => ({ plan, keys: keysOf(collection, plan) }));
  for (let count = 0; count <= WIDE; count++) {
    const ended = walks.find(({ keys }) => keys.next().done);
    if (ended) return ended.plan;
  }
  return null;
}

function* keysOf(collection: Collection, { ranges, reverse }: Plan): Generator<Buffer> {
  for (const { from, to } of ranges) yield* collection.entries(from, to, reverse);
}

/** Whether it has so many keys that another plan finds what is wanted sooner, or a walk in the sort's order the first ones. */
function isWide(collection: Collection, plan: Plan): boolean {
  let keys = 0;
  for (const _ of keysOf(collection, plan)) if (++keys > WIDE) return true;
  return false;
}

function shownPlan(plan: Plan | null): Doc {
  if (!plan) return { stage: 'COLLSCAN', direction: 'forward' };
  const { index, reverse } = plan;
  const direction = reverse ? 'backward' : 'forward';
  const { name: indexName, key: keyPattern } = index.spec;
  const scanned = { stage: 'IXSCAN', keyPattern, indexName, isMultiKey: index.multikey, direction };
  return { stage: 'FETCH', inputStage: scanned };
}

function* recordsOf(collection: Collection, plan: Plan, examined: Examined): Generator<number> {
  const seen = plan.index.multikey || plan.ranges.length > 1 ? new Set<number>() : null;
  for (const key of keysOf(collection, plan)) {
    if (plan.index.dropped) throw new StoreError(175, `index '${plan.index.spec.name}' dropped`);
    examined.keys++;
    const record = recordOf(key);
    if (seen?.has(record)) continue;
    seen?.add(record);
    yield record;
  }
}

/** All but the first `unread`, which are not looked at. */
function* read(
  collection: Collection,
  records: Iterable<number>,
  matches: ((bytes: Buffer) => boolean) | null,
  unread: number,
  examined: Examined,
): Generator<Found | null> {
  let left = unread;
  for (const record of records) {
    collection.assertThere();
    if (left-- > 0) {
      yield null;
      continue;
    }
    const bytes = collection.get(record);
    examined.docs++;
    yield bytes && (!matches || matches(bytes)) ? new Found(record, bytes) : null;
  }
}

function* sorted(found: Iterable<Found | null>, sort: SortField[]): Generator<Found | null> {
  const sorter = new Sorter<Found>(sort);
  const partOf = picked(
    sort.map(({ path }) => firstName(path)),
    (doc) => doc,
  );
  for (const item of found) {
    if (item) sorter.add(item, partOf(item.bytes));
    yield null;
  }
  yield* sorter.sorted();
}

function* slice(found: Iterable<Found | null>, skip: number, limit: number): Generator<Found | null> {
  let left = limit || Infinity;
  let toSkip = skip;
  for (const item of found) {
    if (!item || toSkip-- > 0) {
      yield null;
      continue;
    }
    yield item;
    if (--left === 0) return;
  }
}
