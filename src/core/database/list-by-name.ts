import type { Model, QueryFilter, Types } from 'mongoose';
import { findRows, type ListPage, type ListRange, type ListSort, streamAll } from './list-page';

/** A list sorted by the name of what its records refer to, which another collection holds. */
export interface ByName<Document> {
  /** The field that holds the other record's id, or null. */
  field: keyof Document & string;
  /** The ids of the others, by their names. */
  order: readonly string[];
  direction: ListSort['direction'];
  /** The stored fields that order the records with the same reference. */
  within: readonly string[];
}

interface Group {
  _id: Types.ObjectId | null;
  count: number;
}

/** One page of such a list: the references whose records lie in the range, and of each the part that does. */
export async function findPageByName<Document>(
  model: Model<Document>,
  filter: QueryFilter<Document>,
  byName: ByName<Document>,
  { start, end }: ListRange,
): Promise<ListPage<Document>> {
  const items: Document[] = [];
  let passed = 0;
  for (const { _id, count } of await groupsOf(model, filter, byName)) {
    const first = Math.max(start - passed, 0);
    const last = Math.min(end - passed, count - 1);
    passed += count;
    if (first > last) continue;
    const { query, sort, columns } = partOf(filter, byName, _id);
    items.push(...(await findRows(model, query, sort, { start: first, end: last }, { columns })));
  }
  return { items, total: passed };
}

/** The whole of such a list from one cursor after the other. */
export async function* streamByName<Document>(
  model: Model<Document>,
  filter: QueryFilter<Document>,
  byName: ByName<Document>,
): AsyncGenerator<Document> {
  for (const { _id } of await groupsOf(model, filter, byName)) {
    const { query, sort, columns } = partOf(filter, byName, _id);
    yield* streamAll(model, query, sort, { columns }) as AsyncIterable<Awaited<Document>>;
  }
}

/** How many records refer to what, in the list's order; those that refer to nothing are the last, or first in reverse. */
async function groupsOf<Document>(
  model: Model<Document>,
  filter: QueryFilter<Document>,
  { field, order, direction }: ByName<Document>,
): Promise<Group[]> {
  const groups = await model.aggregate<Group>([
    { $match: filter },
    { $group: { _id: `$${field}`, count: { $sum: 1 } } },
  ]);
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ _id }: Group) => (_id && places.get(_id.toHexString())) ?? order.length;
  const sorted = groups.sort((a, b) => placeOf(a) - placeOf(b));
  return direction === 'ASC' ? sorted : sorted.reverse();
}

function partOf<Document>(
  filter: QueryFilter<Document>,
  { field, direction, within }: ByName<Document>,
  id: Types.ObjectId | null,
) {
  const query = { $and: [filter, { [field]: id }] } as QueryFilter<Document>;
  return { query, sort: { field: 'within', direction }, columns: { within } };
}
