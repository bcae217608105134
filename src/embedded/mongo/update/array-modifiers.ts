import { BSONRegExp } from 'bson';
import { badValue, StoreError } from '../errors';
import { compileFilter, isOperators } from '../query/matcher';
import { parseSort, sortBy } from '../query/sort';
import type { Doc } from '../values/bson';
import { type Collation, compareValues, equalValues } from '../values/compare';
import { ValueSet } from '../values/value-set';
import { isNumeric, isObject, toNumber } from '../values/types';
import type { ModifierBuilder } from './modifier';

/** Splits `{ $each, ...options }`; a plain operand is one value. */
export function eachOf(operand: unknown): { values: unknown[]; options: Doc } {
  if (!isObject(operand) || !('$each' in operand)) return { values: [operand], options: {} };
  const { $each: values, ...options } = operand;
  if (!Array.isArray(values)) throw badValue('The argument to $each must be an array');
  return { values, options };
}

function whole(value: unknown, name: string): number | undefined {
  if (value === undefined) return undefined;
  if (isNumeric(value) && Number.isInteger(toNumber(value))) return toNumber(value);
  throw badValue(`The value for ${name} must be an integer`);
}

const push: ModifierBuilder = (operand, path) => {
  const { values, options } = eachOf(operand);
  const other = Object.keys(options).find((key) => !['$slice', '$sort', '$position'].includes(key));
  if (other) throw badValue(`Unrecognized clause in $push: ${other}`);
  const slice = whole(options.$slice, '$slice');
  const position = whole(options.$position, '$position');
  const sort = options.$sort === undefined ? null : compilePushSort(options.$sort);
  return (draft) => {
    const parts = path.split('.');
    const old = draft.get(parts) ?? [];
    if (!Array.isArray(old)) throw badValue(`The field '${path}' must be an array for $push`);
    const at = position ?? old.length;
    const all: unknown[] = [...(old.slice(0, at) as unknown[]), ...values, ...(old.slice(at) as unknown[])];
    const sorted = sort ? sort(all) : all;
    if (slice === undefined) draft.set(parts, sorted);
    else draft.set(parts, slice < 0 ? sorted.slice(slice) : sorted.slice(0, slice));
  };
};

function compilePushSort(spec: unknown): (items: unknown[]) => unknown[] {
  if (!isObject(spec)) {
    const direction = whole(spec, '$sort');
    if (direction !== 1 && direction !== -1) throw badValue('The $sort element value must be either 1 or -1');
    return (items) => [...items].sort((a, b) => compareValues(a, b) * direction);
  }
  const sort = parseSort(spec);
  return (items) => sortBy(items, (item) => (isObject(item) ? item : {}), sort, null);
}

/** Keeps only the elements that the test leaves; a missing field stays missing. */
function removing(
  name: string,
  test: (operand: unknown, collation: Collation | null) => (item: unknown) => boolean,
): ModifierBuilder {
  return (operand, path, collation) => {
    const goes = test(operand, collation);
    return (draft) => {
      const parts = path.split('.');
      const old = draft.get(parts);
      if (old === undefined) return;
      if (!Array.isArray(old)) throw badValue(`Cannot apply ${name} to a non-array value at '${path}'`);
      draft.set(
        parts,
        old.filter((item: unknown) => !goes(item)),
      );
    };
  };
}

function pullTest(operand: unknown, collation: Collation | null): (item: unknown) => boolean {
  if (isOperators(operand) || operand instanceof BSONRegExp) {
    const matches = compileFilter({ item: operand }, collation);
    return (item) => matches({ item });
  }
  if (isObject(operand)) {
    const matches = compileFilter(operand, collation);
    return (item) => isObject(item) && matches(item);
  }
  return (item) => equalValues(item, operand, collation);
}

function pullAllTest(operand: unknown, collation: Collation | null): (item: unknown) => boolean {
  if (!Array.isArray(operand)) throw badValue('$pullAll requires an array argument');
  const going = new ValueSet(operand, collation);
  return (item) => going.has(item);
}

const pop: ModifierBuilder = (operand, path) => {
  const end = whole(operand, '$pop');
  if (end !== 1 && end !== -1) throw new StoreError(9, '$pop expects 1 or -1');
  return (draft) => {
    const parts = path.split('.');
    const old = draft.get(parts);
    if (old === undefined) return;
    if (!Array.isArray(old)) throw new StoreError(14, `Path '${path}' contains an element of non-array type`);
    draft.set(parts, end === 1 ? old.slice(0, -1) : old.slice(1));
  };
};

export const arrayModifiers: Record<string, ModifierBuilder> = {
  $push: push,
  $pull: removing('$pull', pullTest),
  $pullAll: removing('$pullAll', pullAllTest),
  $pop: pop,
};
