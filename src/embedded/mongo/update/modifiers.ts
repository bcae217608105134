import { BSONRegExp } from 'bson';
import { badValue, StoreError, unsupported } from '../errors';
import { compareValues, equalValues, ValueSet } from '../values/compare';
import { partsOf } from '../values/names';
import { isNumeric, isObject, sum, toNumber, typeOf } from '../values/types';
import type { ChangingDoc } from './changing-doc';

/** Changes the document under change. */
export type Modifier = (changing: ChangingDoc) => void;

type ModifierBuilder = (operand: unknown, path: string) => Modifier;

const set: ModifierBuilder = (operand, path) => {
  const parts = partsOf(path);
  return (changing) => changing.set(parts, operand);
};

const unset: ModifierBuilder = (_operand, path) => {
  const parts = partsOf(path);
  return (changing) => changing.unset(parts);
};

const increment: ModifierBuilder = (operand, path) => {
  if (!isNumeric(operand)) throw new StoreError(14, `Cannot increment with non-numeric argument: {${path}}`);
  const parts = partsOf(path);
  return (changing) => {
    const old = changing.get(parts);
    if (old === undefined) return changing.set(parts, operand);
    if (!isNumeric(old))
      throw new StoreError(14, `Cannot apply $inc to '${path}', which has type ${typeOf(old)}`);
    const result = sum(old, operand);
    if (result === null) throw badValue(`Failed to apply $inc to '${path}': the result overflows a long`);
    changing.set(parts, result);
  };
};

/** The larger of the two, or the smaller with -1. */
function extreme(sign: number): ModifierBuilder {
  return (operand, path) => {
    const parts = partsOf(path);
    return (changing) => {
      const old = changing.get(parts);
      if (old === undefined || compareValues(operand, old) * sign > 0) changing.set(parts, operand);
    };
  };
}

/** What `$each` lists, and the options beside it; another operand is one value. */
function eachOf(operator: string, operand: unknown, known: string[]) {
  if (!isObject(operand) || !('$each' in operand)) return { values: [operand], slice: undefined };
  const { $each: values, ...options } = operand;
  if (!Array.isArray(values)) throw badValue('The argument to $each must be an array');
  const other = Object.keys(options).find((key) => !known.includes(key));
  if (other) throw unsupported(`${operator} with ${other}`);
  return { values: values as unknown[], slice: wholeSlice(options.$slice) };
}

function wholeSlice(slice: unknown): number | undefined {
  if (slice === undefined) return undefined;
  if (isNumeric(slice) && Number.isInteger(toNumber(slice))) return toNumber(slice);
  throw badValue('The value for $slice must be an integer');
}

/** Makes a new array of the old one; of a missing field with `starts` alone. */
function onArray(
  operator: string,
  path: string,
  starts: boolean,
  change: (old: unknown[]) => unknown[],
): Modifier {
  const parts = partsOf(path);
  return (changing) => {
    const old = changing.get(parts);
    if (old === undefined && !starts) return;
    if (old !== undefined && !Array.isArray(old))
      throw badValue(`Cannot apply ${operator} to a non-array value at '${path}'`);
    changing.set(parts, change(old ?? []));
  };
}

const push: ModifierBuilder = (operand, path) => {
  const { values, slice } = eachOf('$push', operand, ['$slice']);
  return onArray('$push', path, true, (old) => {
    const all = [...old, ...values];
    if (slice === undefined) return all;
    return slice < 0 ? all.slice(slice) : all.slice(0, slice);
  });
};

const addToSet: ModifierBuilder = (operand, path) => {
  const { values } = eachOf('$addToSet', operand, []);
  return onArray('$addToSet', path, true, (old) => {
    const known = new ValueSet();
    for (const value of old) known.add(value);
    return [...old, ...values.filter((value) => known.add(value))];
  });
};

const pull: ModifierBuilder = (operand, path) => {
  if (isObject(operand) || operand instanceof BSONRegExp) throw unsupported('$pull by a condition');
  return onArray('$pull', path, false, (old) => old.filter((item) => !equalValues(item, operand)));
};

export const modifiers: Record<string, ModifierBuilder> = {
  $set: set,
  $setOnInsert: set,
  $unset: unset,
  $inc: increment,
  $min: extreme(-1),
  $max: extreme(1),
  $push: push,
  $addToSet: addToSet,
  $pull: pull,
};
