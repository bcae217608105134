import { Timestamp } from 'bson';
import { addMissing } from '../aggregation/accumulators';
import { badValue, StoreError, unsupported } from '../errors';
import { compareValues } from '../values/compare';
import { arithmetic, isNumeric, isObject, type Numeric, typeOf } from '../values/types';
import { arrayModifiers, eachOf } from './array-modifiers';
import type { ModifierBuilder } from './modifier';

function arithmeticModifier(operator: string, operation: 'add' | 'multiply'): ModifierBuilder {
  return (operand, path) => {
    if (!isNumeric(operand))
      throw new StoreError(14, `Cannot ${operator} with non-numeric argument: {${path}}`);
    const parts = path.split('.');
    return (draft) => {
      const old = draft.get(parts);
      if (old === undefined) {
        const zero = arithmetic('multiply', operand, zeroLike(operand));
        draft.set(parts, operation === 'add' ? operand : zero);
        return;
      }
      if (!isNumeric(old)) {
        throw new StoreError(
          14,
          `Cannot apply ${operator} to a value of non-numeric type: '${path}' has type ${typeOf(old)}`,
        );
      }
      const result = arithmetic(operation, old, operand, true);
      if (result === null)
        throw badValue(`Failed to apply ${operator} to '${path}': the result overflows a long`);
      draft.set(parts, result);
    };
  };
}

function zeroLike(value: Numeric): Numeric {
  return arithmetic('subtract', value, value) as Numeric;
}

function extreme(sign: number): ModifierBuilder {
  return (operand, path, collation) => (draft) => {
    const parts = path.split('.');
    const old = draft.get(parts);
    if (old === undefined || compareValues(operand, old, collation) * sign > 0) draft.set(parts, operand);
  };
}

const set: ModifierBuilder = (operand, path) => (draft) => draft.set(path.split('.'), operand);

const rename: ModifierBuilder = (operand, path) => (draft) => {
  const [from, to] = [path.split('.'), String(operand).split('.')];
  const value = draft.get(from);
  if (value === undefined) return;
  draft.unset(from);
  draft.set(to, value);
};

const currentDate: ModifierBuilder = (operand, path) => {
  const type = isObject(operand) ? operand.$type : operand === true ? 'date' : undefined;
  if (type !== 'date' && type !== 'timestamp') throw badValue(`$currentDate needs true or a $type: ${path}`);
  return (draft) => {
    const now = new Date();
    const value = type === 'date' ? now : new Timestamp({ t: Math.floor(now.getTime() / 1000), i: 1 });
    draft.set(path.split('.'), value);
  };
};

const addToSet: ModifierBuilder = (operand, path) => {
  const { values, options } = eachOf(operand);
  if (Object.keys(options).length > 0) throw badValue(`$addToSet does not take ${Object.keys(options)[0]}`);
  return (draft) => {
    const parts = path.split('.');
    const old = draft.get(parts) ?? [];
    if (!Array.isArray(old)) throw badValue(`Cannot apply $addToSet to non-array field '${path}'`);
    draft.set(parts, addMissing(old, values));
  };
};

const bit: ModifierBuilder = (_operand, path) => {
  throw unsupported(`update operator $bit on '${path}'`);
};

export const modifiers: Record<string, ModifierBuilder> = {
  $set: set,
  $setOnInsert: set,
  $unset: (_operand, path) => (draft) => draft.unset(path.split('.')),
  $inc: arithmeticModifier('$inc', 'add'),
  $mul: arithmeticModifier('$mul', 'multiply'),
  $min: extreme(-1),
  $max: extreme(1),
  $rename: rename,
  $currentDate: currentDate,
  $addToSet: addToSet,
  $bit: bit,
  ...arrayModifiers,
};
