import { compileFilter, Predicate } from '../query/matcher';
import { parseSort, sortBy } from '../query/sort';
import { decode, Doc } from '../values/bson';
import type { Collation } from '../values/compare';
import type { Collection } from './collection';
import type { Engine } from './engine';
import { recordOf } from './keys';
import { choosePlan, Plan } from './planner';

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
  engine: Engine,
  collection: Collection | undefined,
  filter: Doc,
  options: FindOptions = {},
): Generator<Found> {
  const { collation = null, skip = 0, limit = 0 } = options;
  const matches = Object.keys(filter).length > 0 ? compileFilter(filter, collation) : null;
  const sort = parseSort(options.sort);
  if (!collection) return slice([], 0, 0);
  const plan = choosePlan(collection.indexes, filter, sort, collation);
  const found = read(collection, plan ? recordsOf(engine, plan) : collection.records(), matches);
  if (sort.length === 0 || plan?.sorted) return slice(found, skip, limit);
  return slice(
    sortBy([...found], ({ doc }) => doc, sort, collation),
    skip,
    limit,
  );
}

function* recordsOf(engine: Engine, { index, ranges, reverse }: Plan): Generator<number> {
  const seen = index.multikey || ranges.length > 1 ? new Set<number>() : null;
  for (const { from, to } of ranges) {
    for (const key of engine.keys(from, to, reverse)) {
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
  matches: Predicate | null,
): Generator<Found> {
  for (const record of records) {
    const bytes = collection.get(record);
    if (!bytes) continue;
    const found = new Found(record, bytes);
    if (!matches || matches(found.doc)) yield found;
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
