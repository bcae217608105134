import { conjunctsOf } from '../query/matcher';
import { keyTuples } from '../query/key-tuples';
import { decode, type Doc } from '../values/bson';
import { encodeKey } from '../values/index-key';
import { isObject } from '../values/types';
import type { Collection } from './collection';
import { exactRanges, tellsAll, valuesNamed } from './exact-ranges';
import { after, indexPrefix, recordOf } from './keys';

/** With more values a look at each document is as quick. */
const MAX_VALUES = 1000;

/** How many documents a filter matches, by the keys of an index; null where these alone don't tell. */
export function countByKeys(collection: Collection, filter: Doc): number | null {
  const parts = conjunctsOf(filter);
  const excluded = parts.find((part) => '$nor' in part);
  if (excluded)
    return countWithout(collection, { $and: parts.filter((part) => part !== excluded) }, excluded);
  if (parts.length === 0) return collection.count();
  const ranges = exactRanges(collection.indexes, filter);
  return ranges && ranges.reduce((sum, { from, to }) => sum + collection.countEntries(from, to), 0);
}

/** What matches neither of two filters is the whole without what matches one; of more than one they may overlap. */
function countWithout(collection: Collection, filter: Doc, { $nor }: Doc): number | null {
  const [clause, ...others] = Array.isArray($nor) ? ($nor as unknown[]) : [];
  if (!isObject(clause) || others.length > 0) return null;
  const all = countByKeys(collection, filter);
  const without = all === null ? null : countByKeys(collection, { $and: [filter, clause] });
  return all === null || without === null ? null : all - without;
}

/** How many of what a filter matches have each value of a field; null where keys alone don't tell. */
export function countEachByKeys(
  collection: Collection,
  filter: Doc,
  path: string,
): { value: unknown; count: number }[] | null {
  const parts = conjunctsOf(filter);
  const others = parts.filter((part) => !(path in part));
  const values = others.length < parts.length ? valuesNamed(filter, path) : valuesIn(collection, path);
  const counts: { value: unknown; count: number }[] = [];
  for (const value of values ?? []) {
    const count = countByKeys(collection, { $and: [...others, { [path]: { $eq: value } }] });
    if (count === null) return null;
    if (count > 0) counts.push({ value, count });
  }
  return values && counts;
}

/** All values of a field, by an index that begins with it: of each the first document is looked at. */
function valuesIn(collection: Collection, path: string): unknown[] | null {
  const index = collection.indexes.find((one) => tellsAll(one) && one.fields[0]?.path === path);
  const [field] = index?.fields ?? [];
  if (!index || !field) return null;
  const values: unknown[] = [];
  const end = after(indexPrefix(index.id));
  for (let from = indexPrefix(index.id); values.length <= MAX_VALUES;) {
    const [key] = collection.entries(from, end);
    const bytes = key && collection.get(recordOf(key));
    if (!bytes) return values;
    const value = keyTuples(decode(bytes), [field.parts]).tuples[0]?.[0] ?? null;
    values.push(value);
    from = after(indexPrefix(index.id, encodeKey(value, field.descending)));
  }
  return null;
}
