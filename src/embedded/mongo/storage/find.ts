import { compileFilter, fieldsOf } from '../query/matcher';
import { parseSort, sortBy } from '../query/sort';
import { decode, type Doc } from '../values/bson';
import type { Collation } from '../values/compare';
import { pickFields } from '../values/pick-fields';
import type { Collection } from './collection';
import { recordOf } from './keys';
import { choosePlan, type Plan } from './planner';

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
  collation?: Collation | null;
}

/** The documents that match, in the order asked for; read as they are asked for unless they must be sorted. */
export function find(
  collection: Collection | undefined,
  filter: Doc,
  options: FindOptions = {},
): Generator<Found> {
  const { collation = null, skip = 0, limit = 0 } = options;
  const matches = Object.keys(filter).length > 0 ? compileFilter(filter, collation) : null;
  const names = fieldsOf(filter).map((name) => Buffer.from(name));
  const sort = parseSort(options.sort);
  if (!collection) return slice([], 0, 0);
  const narrow = choosePlan(collection.indexes, filter, sort, collation);
  const inOrder =
    limit > 0 && isWide(collection, narrow) ? choosePlan(collection.indexes, {}, sort, collation) : null;
  const plan = inOrder?.sorted ? inOrder : narrow;
  const found = read(
    collection,
    plan ? recordsOf(collection, plan) : collection.records(),
    matches && ((bytes) => matches(decode(pickFields(bytes, names)))),
  );
  if (sort.length === 0 || plan?.sorted) return slice(found, skip, limit);
  return slice(
    sortBy([...found], ({ doc }) => doc, sort, collation),
    skip,
    limit,
  );
}

const WIDE = 1000;

/** True when so many documents would have to be sorted that walking an index in order finds the first ones sooner. */
function isWide(collection: Collection, plan: Plan | null): boolean {
  if (!plan || plan.sorted) return false;
  let keys = 0;
  for (const { from, to } of plan.ranges) {
    for (const _ of collection.entries(from, to)) if (++keys > WIDE) return true;
  }
  return false;
}

function* recordsOf(collection: Collection, { index, ranges, reverse }: Plan): Generator<number> {
  const seen = index.multikey || ranges.length > 1 ? new Set<number>() : null;
  for (const { from, to } of ranges) {
    for (const key of collection.entries(from, to, reverse)) {
      const record = recordOf(key);
      if (seen?.has(record)) continue;
      seen?.add(record);
      yield record;
    }
  }
}

function* read(
  collection: Collection,
  records: Iterable<number>,
  matches: ((bytes: Buffer) => boolean) | null,
): Generator<Found> {
  for (const record of records) {
    const bytes = collection.get(record);
    if (bytes && (!matches || matches(bytes))) yield new Found(record, bytes);
  }
}

function* slice(found: Iterable<Found>, skip: number, limit: number): Generator<Found> {
  let left = limit || Infinity;
  let toSkip = skip;
  for (const item of found) {
    if (toSkip-- > 0) continue;
    yield item;
    if (--left === 0) return;
  }
}
