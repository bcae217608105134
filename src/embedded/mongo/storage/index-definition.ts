import { isDeepStrictEqual } from 'node:util';
import { StoreError } from '../errors';
import { keyValues, valuesAt } from '../query/paths';
import type { Doc } from '../values/bson';
import { encodeKey, fitKey } from '../values/index-key';
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
  readonly unique: boolean;
  readonly sparse: boolean;
  /** Some document has several keys here: no sort, and one bound only. */
  multikey = false;
  /** Some key was shortened: no sort. */
  shortened = false;

  constructor(
    readonly id: number,
    readonly spec: IndexSpec,
  ) {
    this.fields = fieldsOf(spec);
    this.unique = spec.unique === true || this.isIdIndex;
    this.sparse = spec.sparse === true;
  }

  get isIdIndex(): boolean {
    return this.spec.name === '_id_';
  }

  /** The full keys of a document, each once; none when the index leaves it out. */
  keysOf(doc: Doc): Buffer[] {
    if (
      this.sparse &&
      this.fields.every(({ parts }) => valuesAt(doc, parts).every((value) => value === undefined))
    )
      return [];
    let keys: Buffer[] = [Buffer.alloc(0)];
    let arrays = 0;
    for (const { parts, descending } of this.fields) {
      const values = keyValues(doc, parts);
      if (values.length > 1 && ++arrays > 1)
        throw new StoreError(171, `cannot index parallel arrays: index ${this.spec.name}`);
      if (values.length > 1 || values[0] === undefined) this.multikey = true;
      const encoded = values.map((value) => encodeKey(value, descending));
      keys = keys.flatMap((key) =>
        encoded.map((bytes) => (key.length ? Buffer.concat([key, bytes]) : bytes)),
      );
    }
    if (keys.some((key) => fitKey(key) !== key)) this.shortened = true;
    return keys.length === 1 ? keys : [...new Map(keys.map((key) => [key.toString('latin1'), key])).values()];
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
    return { path, parts: path.split('.'), descending: toNumber(direction) < 0 };
  });
}
