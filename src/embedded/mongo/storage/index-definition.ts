import { StoreError, unsupported } from '../errors';
import { compileFilter, type Predicate } from '../query/matcher';
import { keyValues, valuesAt } from '../query/paths';
import { type Doc, encode } from '../values/bson';
import { caseInsensitive, type Collation } from '../values/compare';
import { encodeKey, fitKey } from '../values/index-key';
import { isNumeric, isObject, toNumber } from '../values/types';

/** An index as `listIndexes` shows it. */
export type IndexSpec = Doc & { name: string; key: Doc };

export interface IndexField {
  path: string;
  parts: string[];
  descending: boolean;
}

const OPTIONS = [
  'v',
  'name',
  'key',
  'unique',
  'sparse',
  'background',
  'partialFilterExpression',
  'expireAfterSeconds',
  'collation',
  'ns',
];

/** `{ locale: 'en', strength: 2 }` and `{ locale: 'simple' }` are known; null is the simple one. */
export function parseCollation(spec: unknown): Collation | null {
  if (spec === undefined || spec === null) return null;
  if (!isObject(spec) || typeof spec.locale !== 'string')
    throw new StoreError(40414, 'a collation needs a locale');
  const { locale, strength, ...others } = spec;
  const other = Object.keys(others).find((key) => key !== 'version');
  if (other) throw unsupported(`collation ${other}`);
  if (locale === 'simple' && strength === undefined) return null;
  if (locale === 'en' && isNumeric(strength) && toNumber(strength) === 2) return caseInsensitive;
  throw unsupported(
    `collation { locale: '${locale}', strength: ${isNumeric(strength) ? toNumber(strength) : 3} }`,
  );
}

export class IndexDefinition {
  readonly fields: IndexField[];
  readonly unique: boolean;
  readonly sparse: boolean;
  readonly collation: Collation | null;
  readonly partialFilter: Doc | null;
  private readonly covers: Predicate | null;
  /** Some document has several keys here: no sort, and one bound only. */
  multikey = false;
  /** Some key was shortened: no sort. */
  shortened = false;

  constructor(
    readonly id: number,
    readonly spec: IndexSpec,
  ) {
    this.fields = Object.entries(spec.key).map(([path, direction]) => {
      return { path, parts: path.split('.'), descending: toNumber(direction) < 0 };
    });
    this.unique = spec.unique === true || this.isIdIndex;
    this.sparse = spec.sparse === true;
    this.collation = parseCollation(spec.collation);
    this.partialFilter = isObject(spec.partialFilterExpression) ? spec.partialFilterExpression : null;
    this.covers = this.partialFilter && compileFilter(this.partialFilter);
  }

  get isIdIndex(): boolean {
    return this.spec.name === '_id_';
  }

  /** Seconds that a document lives after the date in the index's field. */
  get lifetime(): number | null {
    return this.spec.expireAfterSeconds === undefined ? null : toNumber(this.spec.expireAfterSeconds);
  }

  /** The full keys of a document, each once; none when the index leaves it out. */
  keysOf(doc: Doc): Buffer[] {
    if (this.covers && !this.covers(doc)) return [];
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
      const encoded = values.map((value) => encodeKey(value, this.collation, descending));
      keys = keys.flatMap((key) =>
        encoded.map((bytes) => (key.length ? Buffer.concat([key, bytes]) : bytes)),
      );
    }
    if (keys.some((key) => fitKey(key) !== key)) this.shortened = true;
    return keys.length === 1 ? keys : [...new Map(keys.map((key) => [key.toString('latin1'), key])).values()];
  }

  sameKeyAs(spec: IndexSpec): boolean {
    const entries = Object.entries(spec.key);
    return (
      entries.length === this.fields.length &&
      this.fields.every((field, i) => {
        const [path, direction] = entries[i] as [string, unknown];
        return path === field.path && toNumber(direction) < 0 === field.descending;
      })
    );
  }

  sameOptionsAs(spec: IndexSpec): boolean {
    return encode(essence(this.spec)).equals(encode(essence(spec)));
  }
}

/** What two specifications must share to be one index. */
function essence(spec: IndexSpec): Doc {
  return {
    unique: spec.unique === true,
    sparse: spec.sparse === true,
    partialFilterExpression: spec.partialFilterExpression ?? null,
    expireAfterSeconds: spec.expireAfterSeconds === undefined ? null : toNumber(spec.expireAfterSeconds),
    collated: parseCollation(spec.collation) !== null,
  };
}

/** Checks what a client asks for in `createIndexes`; a kind or an option that is not known is refused. */
export function parseIndexSpec(spec: unknown): IndexSpec {
  if (!isObject(spec) || !isObject(spec.key) || typeof spec.name !== 'string') {
    throw new StoreError(9, 'an index needs a key and a name');
  }
  const other = Object.keys(spec).find((key) => !OPTIONS.includes(key));
  if (other) throw unsupported(`index option ${other}`);
  const entries = Object.entries(spec.key);
  if (entries.length === 0) throw new StoreError(67, 'Index keys cannot be an empty object');
  for (const [path, direction] of entries) {
    if (path.includes('$') || path.split('.').includes('')) throw unsupported(`index on '${path}'`);
    if (!isNumeric(direction) || toNumber(direction) === 0)
      throw unsupported(`index of kind ${String(direction)} on '${path}'`);
  }
  if (spec.expireAfterSeconds !== undefined && (entries.length > 1 || !isNumeric(spec.expireAfterSeconds))) {
    throw new StoreError(67, 'TTL indexes are single-field indexes with a number of seconds');
  }
  const kept: Doc = { v: 2, key: spec.key, name: spec.name };
  for (const option of ['unique', 'sparse']) if (spec[option] === true) kept[option] = true;
  for (const option of ['partialFilterExpression', 'expireAfterSeconds', 'collation']) {
    if (spec[option] !== undefined) kept[option] = spec[option];
  }
  return kept as IndexSpec;
}
