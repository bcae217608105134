import type { Collection } from '../storage/collection';
import { type FindOptions, Found, matcherOf, scan } from '../storage/find';
import type { Doc } from '../values/bson';
import type { Steps } from './reply';

/** Calls back for each document that a filter matches, as it is at that moment. */
export function* eachTarget(
  collection: Collection | undefined,
  filter: Doc,
  limit: number,
  change: (found: Found) => void,
): Steps<void> {
  let left = limit || Infinity;
  for (const found of scan(collection, filter, { limit })) {
    if (found) change(found);
    if (found && --left === 0) return;
    yield;
  }
}

/** The same, once for each document: a change may move it to where the search has not been yet. */
export function* eachTargetOnce(
  collection: Collection,
  filter: Doc,
  change: (found: Found) => void,
): Steps<void> {
  let known = collection.changes;
  const records: number[] = [];
  yield* eachTarget(collection, filter, 0, ({ record }) => void records.push(record));
  const matches = matcherOf(filter);
  let isStale = false;
  for (const record of records) {
    isStale ||= collection.changes !== known;
    const found = present(collection, record);
    if (found && (!isStale || !matches || matches(found.bytes))) change(found);
    known = collection.changes;
    yield;
  }
}

/** The first document that matches; nobody has a turn between finding it and the end of the steps. */
export function* firstTarget(
  collection: Collection | undefined,
  filter: Doc,
  sort?: FindOptions['sort'],
): Steps<Found | null> {
  for (;;) {
    const before = collection?.changes;
    const found = yield* first(scan(collection, filter, { sort, limit: 1 }));
    if (!found || !collection || collection.changes === before) return found;
    // Sorting takes turns, and others may have changed what was read before them.
    const current = present(collection, found.record);
    const matches = current && matcherOf(filter);
    if (current && (!matches || matches(current.bytes))) return current;
  }
}

function* first(found: Iterable<Found | null>): Steps<Found | null> {
  for (const item of found) {
    if (item) return item;
    yield;
  }
  return null;
}

function present(collection: Collection, record: number): Found | null {
  const bytes = collection.get(record);
  return bytes ? new Found(record, bytes) : null;
}
