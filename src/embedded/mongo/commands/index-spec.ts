import { badValue, failedToParse, StoreError, unsupported } from '../errors';
import { isPosition } from '../query/paths';
import type { IndexSpec } from '../storage/index-definition';
import type { Doc } from '../values/bson';
import { isNumeric, isObject, toNumber } from '../values/types';
import { flag } from './options';

/** What an index may say of itself; mongoose sends `background`, which changes nothing here. */
const OPTIONS = ['name', 'key', 'unique', 'sparse', 'background'];
const FLAGS = ['unique', 'sparse', 'background'];
const KEPT_FLAGS = ['unique', 'sparse'];

/** Checks what a client asks for in `createIndexes`; a kind or an option that is not known is refused. */
export function parseIndexSpec(spec: unknown): IndexSpec {
  if (!isObject(spec) || !isObject(spec.key) || typeof spec.name !== 'string') {
    throw failedToParse('an index needs a key and a name');
  }
  const other = Object.keys(spec).find((key) => !OPTIONS.includes(key));
  if (other) throw unsupported(`index option ${other}`);
  if (spec.name === '') throw new StoreError(67, 'index name cannot be empty');
  checkKey(spec.key);
  const flags = FLAGS.filter((option) => flag(spec[option], option));
  checkId(spec.key, spec.name, flags);
  const kept = KEPT_FLAGS.filter((option) => flags.includes(option)).map((option) => [option, true]);
  return { v: 2, key: spec.key, name: spec.name, ...Object.fromEntries(kept) } as IndexSpec;
}

function checkKey(key: Doc): void {
  const entries = Object.entries(key);
  if (entries.length === 0) throw new StoreError(67, 'Index keys cannot be an empty object.');
  for (const [path, direction] of entries) {
    const parts = path.split('.');
    if (path.includes('$') || parts.includes('') || parts.some(isPosition))
      throw unsupported(`index on '${path}'`);
    if (!isNumeric(direction)) throw unsupported(`index of kind ${String(direction)} on '${path}'`);
    const number = toNumber(direction);
    if (number === 0 || Number.isNaN(number))
      throw new StoreError(67, `Values in the index key pattern cannot be ${number}: '${path}'`);
  }
}

/** The index of `_id` is there from the beginning and says nothing of itself. */
function checkId(key: Doc, name: string, flags: string[]): void {
  const isOfId = Object.keys(key).join() === '_id' && toNumber(key._id) > 0;
  if (!isOfId && name === '_id_')
    throw badValue(
      "The index name '_id_' is reserved for the _id index, which must have key pattern {_id: 1}",
    );
  const other = flags.find((option) => option !== 'background');
  if (isOfId && other)
    throw new StoreError(197, `The field '${other}' is not valid for an _id index specification`);
}
