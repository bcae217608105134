import type { SortField } from '../query/sort';
import type { Doc } from '../values/bson';
import type { Collection } from './collection';
import { type Plan, plansFor } from './planner';

const WIDE = 1000;

/** The plan that uses most of the filter, unless its keys are many: then one that has few, or the sort's order. */
export function choosePlan(
  collection: Collection,
  filter: Doc,
  sort: SortField[],
  limit: number,
): Plan | null {
  const { best, others } = plansFor(collection, filter, sort);
  const narrow = bestOf(collection, best, limit);
  const isWalked = limit > 0 && sort.length > 0;
  const isGood = isWalked ? narrow?.sorted : others.length === 0;
  if (!narrow || isGood || !isWide(collection, narrow)) return narrow;
  const few = soonestEnded(collection, others);
  if (few || !isWalked) return few ?? narrow;
  const walks = plansFor(collection, boundsOfSort(filter, sort), sort);
  return [...walks.best, ...walks.others].find(({ sorted }) => sorted) ?? narrow;
}

export function* keysOf(collection: Collection, { ranges, reverse }: Plan): Generator<Buffer> {
  for (const { from, to } of ranges) yield* collection.entries(from, to, reverse);
}

/** Of several the one with the fewest keys; the first, where the first matches are enough and all have many. */
function bestOf(collection: Collection, plans: Plan[], limit: number): Plan | null {
  const [first = null] = plans;
  if (plans.length < 2) return first;
  return limit > 0 ? (soonestEnded(collection, plans) ?? first) : narrowest(collection, plans);
}

/** What a filter says of the fields that are sorted by: an index in their order need not be walked beyond it. */
function boundsOfSort(filter: Doc, sort: SortField[]): Doc {
  return Object.fromEntries(
    Object.entries(filter).filter(([name]) => sort.some(({ path }) => path === name)),
  );
}

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

/** Whether it has so many keys that another plan finds what is wanted sooner, or a walk in the sort's order the first ones. */
function isWide(collection: Collection, plan: Plan): boolean {
  let keys = 0;
  for (const _ of keysOf(collection, plan)) if (++keys > WIDE) return true;
  return false;
}
