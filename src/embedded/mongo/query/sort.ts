import { badValue, unsupported } from '../errors';
import type { Doc } from '../values/bson';
import { type Collation, compareValues } from '../values/compare';
import { isNumeric, isObject, toNumber } from '../values/types';
import { keyValues } from './paths';

export interface SortField {
  path: string;
  direction: 1 | -1;
}

export function parseSort(sort: unknown): SortField[] {
  if (sort === undefined || sort === null) return [];
  if (!isObject(sort)) throw badValue('sort must be a document');
  return Object.entries(sort).map(([path, direction]) => {
    if (path.startsWith('$')) throw unsupported(`sort by ${path}`);
    if (isObject(direction)) throw unsupported(`sort by ${Object.keys(direction)[0] ?? 'an expression'}`);
    const number = isNumeric(direction) ? toNumber(direction) : 0;
    if (number !== 1 && number !== -1) throw badValue(`$sort key ordering must be 1 or -1: ${path}`);
    return { path, direction: number };
  });
}

/** Sorts in MongoDB's order; an array counts by its lowest or, descending, its highest element. */
export function sortBy<T>(
  items: T[],
  docOf: (item: T) => Doc,
  sort: SortField[],
  collation: Collation | null,
): T[] {
  const fields = sort.map((field) => ({ parts: field.path.split('.'), direction: field.direction }));
  const keyed = items.map((item) => {
    const doc = docOf(item);
    return {
      item,
      keys: fields.map(({ parts, direction }) => extreme(keyValues(doc, parts), direction, collation)),
    };
  });
  keyed.sort((a, b) => {
    for (let i = 0; i < fields.length; i++) {
      const difference = compareValues(a.keys[i], b.keys[i], collation);
      if (difference !== 0) return difference * (fields[i] as { direction: number }).direction;
    }
    return 0;
  });
  return keyed.map(({ item }) => item);
}

function extreme(values: unknown[], direction: number, collation: Collation | null): unknown {
  let best = values[0];
  for (let i = 1; i < values.length; i++) {
    if (compareValues(values[i], best, collation) * direction < 0) best = values[i];
  }
  return best;
}
