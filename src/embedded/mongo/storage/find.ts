import { StoreError } from '../errors';
import { compileFilter, conjunctsOf, fieldsOf, searchesTexts } from '../query/matcher';
import { parseSort, Sorter, type SortField } from '../query/sort';
import { decode, type Doc } from '../values/bson';
import { firstName } from '../values/names';
import { pickFields } from '../values/pick-fields';
import type { Collection } from './collection';
import { recordOf } from './keys';
import { choosePlan, keysOf } from './plan-choice';
import { type Plan, planById } from './planner';

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
  return search(collection, filter, options).found;
}

/** How many keys and documents have been looked at. */
interface Examined {
  keys: number;
  docs: number;
}

interface Search {
  found: Iterable<Found | null>;
  examined: Examined;
  /** Null where all documents are looked at. */
  plan: Plan | null;
  isInSortOrder: boolean;
}

function search(collection: Collection | undefined, filter: Doc, options: FindOptions): Search {
  const examined = { keys: 0, docs: 0 };
  const { skip = 0, limit = 0 } = options;
  const sort = parseSort(options.sort);
  const byId = collection && sort.length === 0 && skip === 0 ? planById(collection.indexes, filter) : null;
  if (collection && byId) {
    const { _id, ...others } = filter;
    const found = readById(collection, byId, matcherOf(others), examined);
    return { found, examined, plan: byId, isInSortOrder: true };
  }
  const matches = matcherOf(filter);
  if (!collection) return { found: [], examined, plan: null, isInSortOrder: true };
  const plan = choosePlan(collection, filter, sort, limit);
  const isInSortOrder = sort.length === 0 || plan?.sorted === true;
  const unread = isInSortOrder && !matches ? skip : 0;
  const records = plan ? recordsOf(collection, plan, examined) : collection.records();
  const read = readEach(collection, records, matches, unread, examined);
  const found = slice(isInSortOrder ? read : sorted(read, sort), skip - unread, limit);
  return { found, examined, plan, isInSortOrder };
}

/** A search with its plan as MongoDB shows it. */
export function explained(collection: Collection | undefined, filter: Doc, options: FindOptions = {}) {
  const { found, examined, plan, isInSortOrder } = search(collection, filter, options);
  const shown = collection ? shownPlan(plan) : { stage: 'EOF' };
  return { found, examined, plan: isInSortOrder ? shown : { stage: 'SORT', inputStage: shown } };
}

/** Null where a filter says nothing. A document's texts are searched only where all else matches. */
export function matcherOf(filter: Doc): ((bytes: Buffer) => boolean) | null {
  if (Object.keys(filter).length === 0) return null;
  const whole = compileFilter(filter);
  if (!searchesTexts(filter)) return picked(fieldsOf(filter), whole);
  const parts = conjunctsOf(filter);
  const plain = parts.filter((part) => !searchesTexts(part));
  if (plain.length === 0) return picked(fieldsOf(filter), whole);
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

/** Its key proves the id: only what else the filter says is left to ask. */
function* readById(
  collection: Collection,
  { ranges: [range] }: Plan,
  matches: ((bytes: Buffer) => boolean) | null,
  examined: Examined,
): Generator<Found | null> {
  const key = range && collection.firstEntry(range.from, range.to);
  if (!key) return;
  examined.keys++;
  const record = recordOf(key);
  const bytes = collection.get(record);
  examined.docs++;
  yield bytes && (!matches || matches(bytes)) ? new Found(record, bytes) : null;
}

/** All but the first `unread`, which are not looked at. */
function* readEach(
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
