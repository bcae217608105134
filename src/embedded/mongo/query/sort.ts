import { badValue, unsupported } from '../errors';
import type { Doc } from '../values/bson';
import { encodeKey } from '../values/index-key';
import { isNumeric, isObject, toNumber } from '../values/types';
import { isPosition, keyValues } from './paths';

export interface SortField {
  path: string;
  direction: 1 | -1;
}

export function parseSort(sort: unknown): SortField[] {
  if (sort === undefined || sort === null) return [];
  if (!isObject(sort)) throw badValue('sort must be a document');
  return Object.entries(sort).map(([path, direction]) => {
    if (path.startsWith('$')) throw unsupported(`sort by ${path}`);
    if (path.split('.').some(isPosition)) throw unsupported(`sort by a position '${path}'`);
    if (isObject(direction)) throw unsupported(`sort by ${Object.keys(direction)[0] ?? 'an expression'}`);
    const number = isNumeric(direction) ? toNumber(direction) : 0;
    if (number !== 1 && number !== -1) throw badValue(`$sort key ordering must be 1 or -1: ${path}`);
    return { path, direction: number };
  });
}

/** Sorts in MongoDB's order; an array counts by its lowest or, descending, its highest element. */
export class Sorter<T> {
  private readonly keyed: { item: T; key: string }[] = [];
  private readonly fields: { parts: string[]; descending: boolean }[];

  constructor(sort: SortField[]) {
    this.fields = sort.map(({ path, direction }) => ({ parts: path.split('.'), descending: direction < 0 }));
  }

  /** `doc` needs to hold the fields of the sort only. */
  add(item: T, doc: Doc): void {
    const keys = this.fields.map(({ parts, descending }) => firstKey(keyValues(doc, parts), descending));
    this.keyed.push({ item, key: keys.join('') });
  }

  sorted(): T[] {
    this.keyed.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
    return this.keyed.map(({ item }) => item);
  }
}

/** As text, whose order is that of the bytes, and which is quicker to compare. */
function firstKey(values: unknown[], descending: boolean): string {
  const keys = values.map((value) => encodeKey(value, descending).toString('latin1'));
  return keys.reduce((first, key) => (key < first ? key : first));
}
