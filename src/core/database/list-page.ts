import type { Model, ProjectionType, QueryFilter } from 'mongoose';

export interface ListSort<Field extends string = string> {
  field: Field;
  direction: 'ASC' | 'DESC';
}

/** Positions of the first and the last row, both included. */
export interface ListRange {
  start: number;
  end: number;
}

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

interface PageOptions<Document> {
  /** The stored fields of a sort where they are not the list's. */
  columns?: Record<string, readonly string[]>;
  projection?: ProjectionType<Document>;
}

/**
 * One page of a sorted list, with the number of all matches. Equal values keep one order by `_id`, so that no row shows
 * on two pages.
 */
export async function findPage<Document>(
  model: Model<Document>,
  filter: QueryFilter<Document>,
  { field, direction }: ListSort,
  { start, end }: ListRange,
  { columns = {}, projection }: PageOptions<Document> = {},
): Promise<ListPage<Document>> {
  const order = direction === 'ASC' ? 1 : -1;
  const sorted = field === 'id' ? [] : (columns[field] ?? [field]);
  const rows = end - start + 1;
  const items = await model
    .find(filter, projection)
    .sort(Object.fromEntries([...sorted, '_id'].map((column) => [column, order])))
    .skip(start)
    .limit(rows)
    .lean<Document[]>();
  const isLastPage = items.length < rows && (items.length > 0 || start === 0);
  return { items, total: isLastPage ? start + items.length : await countAll(model, filter) };
}

function countAll<Document>(model: Model<Document>, filter: QueryFilter<Document>): Promise<number> {
  const isUnfiltered = Object.keys(filter).length === 0;
  return isUnfiltered ? model.estimatedDocumentCount() : model.countDocuments(filter);
}

/** A pattern that finds the text itself, wherever it stands. */
export function literalPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}
