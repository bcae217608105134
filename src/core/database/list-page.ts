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

const STREAM_BATCH = 200;

interface PageOptions<Document> {
  /** The stored fields of a sort where they are not the list's. */
  columns?: Record<string, readonly string[]>;
  /** Sort fields that no two of the rows have alike: with `_id` behind them their unique index would not serve the sort. */
  unique?: readonly string[];
  projection?: ProjectionType<Document>;
}

/**
 * One page of a sorted list, with the number of all matches. Equal values keep one order by `_id`, so that no row shows
 * on two pages.
 */
export async function findPage<Document>(
  model: Model<Document>,
  filter: QueryFilter<Document>,
  sort: ListSort,
  range: ListRange,
  options?: PageOptions<Document>,
): Promise<ListPage<Document>> {
  const items = await findRows(model, filter, sort, range, options);
  const { start, end } = range;
  const isLastPage = items.length <= end - start && (items.length > 0 || start === 0);
  return { items, total: isLastPage ? start + items.length : await countAll(model, filter) };
}

/** The rows of one page, for who knows already how many there are in all. */
export function findRows<Document>(
  model: Model<Document>,
  filter: QueryFilter<Document>,
  sort: ListSort,
  { start, end }: ListRange,
  { projection, ...stored }: PageOptions<Document> = {},
): Promise<Document[]> {
  return model
    .find(filter, projection)
    .sort(orderOf(sort, stored))
    .skip(start)
    .limit(end - start + 1)
    .lean<Document[]>()
    .exec();
}

/** All rows of a sorted list from a cursor, which is closed when the loop over them ends, early or not. */
export function streamAll<Document>(
  model: Model<Document>,
  filter: QueryFilter<Document>,
  sort: ListSort,
  { projection, ...stored }: PageOptions<Document> = {},
): AsyncIterable<Document> {
  return model
    .find(filter, projection)
    .sort(orderOf(sort, stored))
    .lean<Document[]>()
    .cursor({ batchSize: STREAM_BATCH }) as AsyncIterable<Document>;
}

function orderOf(
  { field, direction }: ListSort,
  { columns = {}, unique = [] }: Pick<PageOptions<unknown>, 'columns' | 'unique'>,
): Record<string, 1 | -1> {
  const order = direction === 'ASC' ? 1 : -1;
  const sorted = columns[field] ?? (field === 'id' ? [] : [field]);
  const whole = unique.includes(field) ? sorted : [...sorted, '_id'];
  return Object.fromEntries(whole.map((column) => [column, order]));
}

function countAll<Document>(model: Model<Document>, filter: QueryFilter<Document>): Promise<number> {
  const isUnfiltered = Object.keys(filter).length === 0;
  return isUnfiltered ? model.estimatedDocumentCount() : model.countDocuments(filter);
}
