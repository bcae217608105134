import { badValue, unsupported } from '../errors';
import type { Doc } from '../values/bson';
import { compareValues } from '../values/compare';
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
export class Sorter<T> {
  private readonly keyed: { item: T; keys: unknown[] }[] = [];
  private readonly fields: { parts: string[]; direction: number }[];

  constructor(sort: SortField[]) {
    this.fields = sort.map(({ path, direction }) => ({ parts: path.split('.'), direction }));
  }

  /** `doc` needs to hold the fields of the sort only. */
  add(item: T, doc: Doc): void {
    const keys = this.fields.map(({ parts, direction }) => extreme(keyValues(doc, parts), direction));
    this.keyed.push({ item, keys });
  }

  sorted(): T[] {
    this.keyed.sort((a, b) => {
      for (let i = 0; i < this.fields.length; i++) {
        const difference = compareValues(a.keys[i], b.keys[i]);
        if (difference !== 0) return difference * (this.fields[i] as { direction: number }).direction;
      }
      return 0;
    });
    return this.keyed.map(({ item }) => item);
  }
}

function extreme(values: unknown[], direction: number): unknown {
  return values.reduce((best, value) => (compareValues(value, best) * direction < 0 ? value : best));
}
