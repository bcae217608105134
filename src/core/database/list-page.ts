import type { Model, QueryFilter } from 'mongoose';
import type { ListRange, ListSort } from '../http/list-query';

/** A checked list request of one resource. */
export interface ListRequest<Filter> {
  filter: Filter;
  sort: ListSort;
  range: ListRange;
}

export interface ListPage<Item> {
  items: Item[];
  total: number;
}

/**
 * One page of a sorted list, with the number of all matches. `columns` names the stored field where it is not the
 * list's; equal values keep one order by `_id`, so that no row shows on two pages.
 */
export async function findPage<Document>(
  model: Model<Document>,
  filter: QueryFilter<Document>,
  sort: ListSort,
  range: ListRange,
  columns: Record<string, string> = {},
): Promise<ListPage<Document>> {
  const direction = sort.direction === 'ASC' ? 1 : -1;
  const column = sort.field === 'id' ? '_id' : (columns[sort.field] ?? sort.field);
  const order: Record<string, 1 | -1> = { [column]: direction, _id: direction };
  const [items, total] = await Promise.all([
    model
      .find(filter)
      .sort(order)
      .skip(range.start)
      .limit(range.end - range.start + 1)
      .lean<Document[]>(),
    Object.keys(filter).length > 0 ? model.countDocuments(filter) : model.estimatedDocumentCount(),
  ]);
  return { items, total };
}

/** A pattern that finds the text itself, wherever it stands. */
export function literalPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}
