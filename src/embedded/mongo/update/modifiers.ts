import { Timestamp } from 'bson';
import { addMissing } from '../aggregation/accumulators';
import { badValue, StoreError, unsupported } from '../errors';
import { compareValues } from '../values/compare';
import { arithmetic, isNumeric, isObject, type Numeric, typeOf } from '../values/types';
import { arrayModifiers, eachOf } from './array-modifiers';
import type { ModifierBuilder } from './modifier';
import { getPath, setPath, unsetPath } from './set-path';

function arithmeticModifier(operator: string, operation: 'add' | 'multiply'): ModifierBuilder {
  return (operand, path) => {
    if (!isNumeric(operand))
      throw new StoreError(14, `Cannot ${operator} with non-numeric argument: {${path}}`);
    const parts = path.split('.');
    return (doc) => {
      const old = getPath(doc, parts);
      if (old === undefined) {
        const zero = arithmetic('multiply', operand, zeroLike(operand));
        return setPath(doc, parts, operation === 'add' ? operand : zero);
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
      return setPath(doc, parts, result);
    };
  };
}

function zeroLike(value: Numeric): Numeric {
  return arithmetic('subtract', value, value) as Numeric;
}

function extreme(sign: number): ModifierBuilder {
  return (operand, path, collation) => (doc) => {
    const parts = path.split('.');
    const old = getPath(doc, parts);
    const better = old === undefined || compareValues(operand, old, collation) * sign > 0;
    return better ? setPath(doc, parts, operand) : doc;
  };
}

const set: ModifierBuilder = (operand, path) => (doc) => setPath(doc, path.split('.'), operand);

const rename: ModifierBuilder = (operand, path) => (doc) => {
  const [from, to] = [path.split('.'), String(operand).split('.')];
  const value = getPath(doc, from);
  return value === undefined ? doc : setPath(unsetPath(doc, from), to, value);
};

const currentDate: ModifierBuilder = (operand, path) => {
  const type = isObject(operand) ? operand.$type : operand === true ? 'date' : undefined;
  if (type !== 'date' && type !== 'timestamp') throw badValue(`$currentDate needs true or a $type: ${path}`);
  return (doc) => {
    const now = new Date();
    const value = type === 'date' ? now : new Timestamp({ t: Math.floor(now.getTime() / 1000), i: 1 });
    return setPath(doc, path.split('.'), value);
  };
};

const addToSet: ModifierBuilder = (operand, path) => {
  const { values, options } = eachOf(operand);
  if (Object.keys(options).length > 0) throw badValue(`$addToSet does not take ${Object.keys(options)[0]}`);
  return (doc) => {
    const parts = path.split('.');
    const old = getPath(doc, parts) ?? [];
    if (!Array.isArray(old)) throw badValue(`Cannot apply $addToSet to non-array field '${path}'`);
    return setPath(doc, parts, addMissing(old, values));
  };
};

const bit: ModifierBuilder = (_operand, path) => {
  throw unsupported(`update operator $bit on '${path}'`);
};

export const modifiers: Record<string, ModifierBuilder> = {
  $set: set,
  $setOnInsert: set,
  $unset: (_operand, path) => (doc) => unsetPath(doc, path.split('.')),
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
