import { isDeepStrictEqual } from 'node:util';
import { keyTuples } from '../query/key-tuples';
import type { Doc } from '../values/bson';
import { encodeKey, fitKey } from '../values/index-key';
import { partsOf } from '../values/names';
import { toNumber } from '../values/types';

/** An index as `listIndexes` shows it. */
export type IndexSpec = Doc & { name: string; key: Doc };

export interface IndexField {
  path: string;
  parts: string[];
  descending: boolean;
}

export class IndexDefinition {
  readonly fields: IndexField[];
  private readonly paths: string[][];
  readonly unique: boolean;
  readonly sparse: boolean;
  /** A path leads into an array of some document: no sort, and one bound only. */
  multikey = false;
  /** Some key was shortened: no sort. */
  shortened = false;
  dropped = false;

  constructor(
    readonly id: number,
    readonly spec: IndexSpec,
  ) {
    this.fields = fieldsOf(spec);
    this.paths = this.fields.map(({ parts }) => parts);
    this.unique = spec.unique === true || this.isIdIndex;
    this.sparse = spec.sparse === true;
  }

  get isIdIndex(): boolean {
    return this.spec.name === '_id_';
  }

  /** The full keys of a document, each once; none when the index leaves it out. */
  keysOf(doc: Doc): Buffer[] {
    const { tuples, meetsArray } = keyTuples(doc, this.paths, this.sparse);
    if (meetsArray) this.multikey = true;
    const keys = tuples.map((values) => this.keyOf(values));
    if (keys.some((key) => fitKey(key) !== key)) this.shortened = true;
    return keys.length < 2 ? keys : [...new Map(keys.map((key) => [key.toString('latin1'), key])).values()];
  }

  /** The values that make a key of a document. */
  valuesOf(doc: Doc, key: Buffer): unknown[] {
    return keyTuples(doc, this.paths).tuples.find((values) => this.keyOf(values).equals(key)) ?? [];
  }

  private keyOf(values: unknown[]): Buffer {
    const [first] = this.fields as [IndexField];
    if (values.length === 1) return encodeKey(values[0], first.descending);
    return Buffer.concat(values.map((value, i) => encodeKey(value, this.fields[i]?.descending)));
  }

  sameKeyAs(spec: IndexSpec): boolean {
    return isDeepStrictEqual(fieldsOf(spec), this.fields);
  }

  isSameAs(spec: IndexSpec): boolean {
    const hasSameOptions = this.unique === (spec.unique === true) && this.sparse === (spec.sparse === true);
    return hasSameOptions && this.sameKeyAs(spec);
  }
}

function fieldsOf({ key }: IndexSpec): IndexField[] {
  return Object.entries(key).map(([path, direction]) => {
    return { path, parts: partsOf(path), descending: toNumber(direction) < 0 };
  });
}
