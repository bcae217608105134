import { BSONRegExp } from 'bson';
import { badValue, StoreError, unsupported } from '../errors';
import type { Doc } from '../values/bson';
import { type Collation, comparable, compareValues, equalValues } from '../values/compare';
import { isNumeric, isTrue, toNumber, typeOf, wholeNumber } from '../values/types';

/** Looks at all values that a path reaches. */
export type Test = (values: unknown[]) => boolean;

const TYPE_CODES: Record<number, string> = {
  1: 'double',
  2: 'string',
  3: 'object',
  4: 'array',
  5: 'binData',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  10: 'null',
  11: 'regex',
  16: 'int',
  17: 'timestamp',
  18: 'long',
  19: 'decimal',
};

const REFUSED = new Set([
  '$geoWithin',
  '$geoIntersects',
  '$near',
  '$nearSphere',
  '$bitsAllSet',
  '$bitsAnySet',
  '$bitsAllClear',
  '$bitsAnyClear',
]);

/** The operators that look at one value or element at a time. */
export function compileOperator(
  operator: string,
  operand: unknown,
  siblings: Doc,
  collation: Collation | null,
): Test | null {
  switch (operator) {
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return comparison(operator, operand, collation);
    case '$exists': {
      const wanted = isTrue(operand);
      return (values) => values.some((value) => value !== undefined) === wanted;
    }
    case '$type':
      return typeTest(operand);
    case '$size': {
      const size = wholeNumber(operand, '$size');
      return (values) => values.some((value) => Array.isArray(value) && value.length === size);
    }
    case '$mod':
      return moduloTest(operand);
    case '$regex':
      return regexTest(regexOf(operand, siblings.$options));
    case '$options':
      if (!('$regex' in siblings)) throw badValue('$options needs a $regex');
      return null;
    case '$comment':
      return null;
  }
  if (REFUSED.has(operator)) throw unsupported(`query operator ${operator}`);
  throw badValue(`unknown operator: ${operator}`);
}

/** Of the values, or of the elements of those that are arrays. */
export function anyElement(test: (value: unknown) => boolean): Test {
  return (values) => values.some((value) => test(value) || (Array.isArray(value) && value.some(test)));
}

function comparison(operator: string, operand: unknown, collation: Collation | null): Test {
  if (operand instanceof BSONRegExp) throw badValue(`Can't have RegEx as arg to predicate ${operator}`);
  const holds = COMPARISONS[operator] as (difference: number) => boolean;
  const nan = typeOf(operand) === 'double' && Number.isNaN(toNumber(operand));
  return anyElement((value) => {
    const known = value === undefined && operand === null ? null : value;
    if (known === undefined || !comparable(known, operand)) return false;
    const valueIsNan = typeOf(known) === 'double' && Number.isNaN(toNumber(known));
    if (nan || valueIsNan) return nan && valueIsNan && operator.endsWith('e');
    return holds(compareValues(known, operand, collation));
  });
}

const COMPARISONS: Record<string, (difference: number) => boolean> = {
  $gt: (difference) => difference > 0,
  $gte: (difference) => difference >= 0,
  $lt: (difference) => difference < 0,
  $lte: (difference) => difference <= 0,
};

function typeTest(operand: unknown): Test {
  const wanted = (Array.isArray(operand) ? operand : [operand]).map(typeName);
  return anyElement((value) => {
    if (value === undefined) return false;
    return wanted.includes(typeOf(value)) || (wanted.includes('number') && isNumeric(value));
  });
}

function typeName(type: unknown): string {
  const name = typeof type === 'string' ? type : isNumeric(type) ? TYPE_CODES[toNumber(type)] : undefined;
  if (name === 'number' || Object.values(TYPE_CODES).includes(name as string)) return name as string;
  throw badValue(`Unknown type name alias: ${String(type)}`);
}

function moduloTest(operand: unknown): Test {
  if (!Array.isArray(operand) || operand.length !== 2 || !operand.every(isNumeric)) {
    throw badValue('malformed mod, needs to be an array of two numbers');
  }
  const [divisor, remainder] = operand.map((item) => Math.trunc(toNumber(item))) as [number, number];
  if (divisor === 0) throw badValue('divisor cannot be 0');
  return anyElement((value) => isNumeric(value) && Math.trunc(toNumber(value)) % divisor === remainder);
}

function regexOf(operand: unknown, options: unknown): BSONRegExp {
  if (options !== undefined && typeof options !== 'string') throw badValue('$options has to be a string');
  if (operand instanceof BSONRegExp) return new BSONRegExp(operand.pattern, options ?? operand.options);
  if (typeof operand !== 'string') throw badValue('$regex has to be a string');
  return new BSONRegExp(
    operand,
    Array.from(options ?? '')
      .sort()
      .join(''),
  );
}

export function regexTest(regex: BSONRegExp): Test {
  const compiled = toRegExp(regex);
  return anyElement((value) => {
    if (typeof value === 'string') return compiled.test(value);
    return value instanceof BSONRegExp && equalValues(value, regex);
  });
}

function toRegExp({ pattern, options }: BSONRegExp): RegExp {
  const foreign = Array.from(options).find((flag) => !'imsu'.includes(flag));
  if (foreign) throw unsupported(`regular expression option ${foreign}`);
  const flags = options.replace('u', '');
  try {
    return new RegExp(pattern, `${flags}u`);
  } catch {
    try {
      return new RegExp(pattern, flags);
    } catch (error) {
      throw new StoreError(51091, `Regular expression is invalid: ${(error as Error).message}`);
    }
  }
}
