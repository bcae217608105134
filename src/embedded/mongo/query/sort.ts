import { badValue, StoreError, unsupported } from '../errors';
import type { Doc } from '../values/bson';
import { encodeKey } from '../values/index-key';
import { partsOf } from '../values/names';
import { isNumeric, isObject, toNumber } from '../values/types';
import { keyTuples } from './key-tuples';
import { isPosition } from './paths';

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
  private readonly paths: string[][];
  private readonly descending: boolean[];

  constructor(sort: SortField[]) {
    this.paths = sort.map(({ path }) => partsOf(path));
    this.descending = sort.map(({ direction }) => direction < 0);
  }

  /** `doc` needs to hold the fields of the sort only. */
  add(item: T, doc: Doc): void {
    const keys = tuplesOf(doc, this.paths).map((values) => this.keyOf(values));
    this.keyed.push({ item, key: keys.reduce((first, key) => (key < first ? key : first)) });
  }

  sorted(): T[] {
    this.keyed.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
    return this.keyed.map(({ item }) => item);
  }

  /** As text, whose order is that of the bytes, and which is quicker to compare. */
  private keyOf(values: unknown[]): string {
    return values.map((value, i) => encodeKey(value, this.descending[i]).toString('latin1')).join('');
  }
}

function tuplesOf(doc: Doc, paths: string[][]): unknown[][] {
  try {
    return keyTuples(doc, paths).tuples;
  } catch (error) {
    if (error instanceof StoreError && error.code === 171)
      throw badValue('cannot sort with keys that are parallel arrays');
    throw error;
  }
}
