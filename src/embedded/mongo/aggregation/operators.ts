import { Double, Int32, Long, ObjectId } from 'bson';
import { badValue, StoreError, unsupported } from '../errors';
import type { Doc } from '../values/bson';
import { compareValues, equalValues } from '../values/compare';
import {
  arithmetic,
  fromNumber,
  isNumeric,
  isObject,
  isTrue,
  type Numeric,
  toBigInt,
  toNumber,
  typeOf,
} from '../values/types';
import { foldValues } from './accumulators';
import { formatDate } from './format-date';

/** Computes a value from a document; `undefined` means the field is missing. */
export type Expression = (doc: Doc) => unknown;
type Compile = (spec: unknown) => Expression;
type Builder = (operand: unknown, compile: Compile) => Expression;

/** An operator of `count` arguments, or of any number when left out. */
function operator(
  name: string,
  apply: (args: unknown[]) => unknown,
  least = 0,
  most = least || Infinity,
): Builder {
  return (operand, compile) => {
    const args = (Array.isArray(operand) ? operand : [operand]).map((item: unknown) => compile(item));
    if (args.length < least || args.length > most) {
      throw new StoreError(
        16020,
        `Expression ${name} takes ${least} arguments. ${args.length} were passed in.`,
      );
    }
    return (doc) => apply(args.map((arg) => arg(doc)));
  };
}

const isNull = (value: unknown): boolean => value === null || value === undefined;

function numeric(name: string, value: unknown): Numeric {
  if (isNumeric(value)) return value;
  throw new StoreError(14, `${name} only supports numeric types, not ${typeOf(value)}`);
}

function rounding(name: string, round: (value: number) => number): Builder {
  return operator(
    name,
    ([value]) => {
      if (isNull(value)) return null;
      const number = numeric(name, value);
      return typeOf(number) === 'double' ? new Double(round(toNumber(number))) : number;
    },
    1,
  );
}

function comparison(name: string, holds: (difference: number) => unknown): Builder {
  return operator(name, ([a, b]) => holds(compareValues(a, b)), 2);
}

function add(args: unknown[]): unknown {
  if (args.some(isNull)) return null;
  const date = args.find((arg): arg is Date => arg instanceof Date);
  const numbers = args.filter((arg) => arg !== date).map((arg) => numeric('$add', arg));
  const sum = numbers.reduce<Numeric>(
    (total, value) => arithmetic('add', total, value) as Numeric,
    new Int32(0),
  );
  return date ? new Date(date.getTime() + toNumber(sum)) : sum;
}

function subtract([a, b]: unknown[]): unknown {
  if (isNull(a) || isNull(b)) return null;
  if (a instanceof Date) {
    if (b instanceof Date) return Long.fromNumber(a.getTime() - b.getTime());
    return new Date(a.getTime() - toNumber(numeric('$subtract', b)));
  }
  return arithmetic('subtract', numeric('$subtract', a), numeric('$subtract', b));
}

function divide([a, b]: unknown[]): unknown {
  if (isNull(a) || isNull(b)) return null;
  const divisor = toNumber(numeric('$divide', b));
  if (divisor === 0) throw badValue("can't $divide by zero");
  return new Double(toNumber(numeric('$divide', a)) / divisor);
}

function modulo([a, b]: unknown[]): unknown {
  if (isNull(a) || isNull(b)) return null;
  const [x, y] = [numeric('$mod', a), numeric('$mod', b)];
  if (toNumber(y) === 0) throw new StoreError(16610, "can't $mod by zero");
  if (typeOf(x) === 'long' || typeOf(y) === 'long') {
    if (typeOf(x) !== 'double' && typeOf(y) !== 'double') return Long.fromBigInt(toBigInt(x) % toBigInt(y));
  }
  const rest = toNumber(x) % toNumber(y);
  return typeOf(x) === 'int' && typeOf(y) === 'int' ? new Int32(rest) : new Double(rest);
}

function round([value, places]: unknown[]): unknown {
  if (isNull(value)) return null;
  const number = numeric('$round', value);
  const digits = isNull(places) ? 0 : toNumber(numeric('$round', places));
  const whole = typeOf(number) !== 'double';
  if (whole && digits >= 0) return number;
  const scaled = toNumber(number) * 10 ** digits;
  const floor = Math.floor(scaled);
  const half = scaled - floor === 0.5;
  const rounded = (half ? floor + (floor % 2 === 0 ? 0 : 1) : Math.round(scaled)) / 10 ** digits;
  return whole ? fromNumber(rounded) : new Double(rounded);
}

function text(name: string, value: unknown): string {
  if (isNull(value)) return '';
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (isNumeric(value)) return String(value);
  throw new StoreError(16007, `can't convert from BSON type ${typeOf(value)} to String in ${name}`);
}

function toText([value]: unknown[]): unknown {
  if (isNull(value)) return null;
  if (value instanceof ObjectId) return value.toHexString();
  if (typeof value === 'boolean') return String(value);
  if (isNumeric(value) && typeOf(value) === 'double') return String(toNumber(value));
  return text('$toString', value);
}

function concat(args: unknown[]): unknown {
  if (args.some(isNull)) return null;
  const wrong = args.find((arg) => typeof arg !== 'string');
  if (wrong !== undefined) throw new StoreError(16702, `$concat only supports strings, not ${typeOf(wrong)}`);
  return args.join('');
}

function size([value]: unknown[]): unknown {
  if (Array.isArray(value)) return new Int32(value.length);
  throw new StoreError(17124, `The argument to $size must be an array, but was of type: ${typeOf(value)}`);
}

function element([list, position]: unknown[]): unknown {
  if (isNull(list) || isNull(position)) return null;
  if (!Array.isArray(list)) throw new StoreError(28689, `$arrayElemAt needs an array, not ${typeOf(list)}`);
  return list.at(toNumber(numeric('$arrayElemAt', position))) as unknown;
}

function contains([value, list]: unknown[]): boolean {
  if (!Array.isArray(list)) throw new StoreError(40081, `$in requires an array, found: ${typeOf(list)}`);
  return list.some((item) => equalValues(item, value));
}

const condition: Builder = (operand, compile) => {
  const named = isObject(operand) ? [operand.if, operand.then, operand.else] : operand;
  const unknown =
    isObject(operand) && Object.keys(operand).find((key) => !['if', 'then', 'else'].includes(key));
  if (unknown) throw new StoreError(17083, `Unrecognized parameter to $cond: ${unknown}`);
  if (!Array.isArray(named) || named.length !== 3 || named.includes(undefined)) {
    throw new StoreError(16020, 'Expression $cond takes exactly 3 arguments');
  }
  const [test, then, otherwise] = named.map((item: unknown) => compile(item)) as [
    Expression,
    Expression,
    Expression,
  ];
  return (doc) => (isTrue(test(doc)) ? then(doc) : otherwise(doc));
};

const dateToString: Builder = (operand, compile) => {
  const spec: Doc = isObject(operand) ? operand : {};
  const unknown = Object.keys(spec).find((key) => !['date', 'format', 'onNull', 'timezone'].includes(key));
  if (unknown || !('date' in spec))
    throw new StoreError(18535, `$dateToString needs 'date'; got ${unknown ?? 'none'}`);
  if (spec.timezone !== undefined && spec.timezone !== 'UTC') throw unsupported('$dateToString timezone');
  const format = spec.format ?? '%Y-%m-%dT%H:%M:%S.%LZ';
  if (typeof format !== 'string') throw unsupported('$dateToString with a computed format');
  formatDate(new Date(0), format);
  const [date, onNull] = [compile(spec.date), compile(spec.onNull ?? null)];
  return (doc) => {
    const value = date(doc);
    if (isNull(value)) return onNull(doc);
    if (value instanceof Date) return formatDate(value, format);
    throw new StoreError(16006, `can't convert from BSON type ${typeOf(value)} to Date`);
  };
};

/** `$sum`, `$avg`, `$min` and `$max` of one array or of several arguments. */
function ofMany(name: string): Builder {
  return (operand, compile) => {
    if (Array.isArray(operand) && operand.length !== 1) {
      const args = operand.map((item: unknown) => compile(item));
      return (doc) =>
        foldValues(
          name,
          args.map((arg) => arg(doc)),
        );
    }
    const single = compile(Array.isArray(operand) ? operand[0] : operand);
    return (doc) => {
      const value = single(doc);
      return foldValues(name, Array.isArray(value) ? value : [value]);
    };
  };
}

export const operators: Record<string, Builder> = {
  $add: operator('$add', add),
  $subtract: operator('$subtract', subtract, 2),
  $multiply: operator('$multiply', (args) => {
    if (args.some(isNull)) return null;
    const one: Numeric = new Int32(1);
    return args.reduce<Numeric>((a, b) => arithmetic('multiply', a, numeric('$multiply', b)) as Numeric, one);
  }),
  $divide: operator('$divide', divide, 2),
  $mod: operator('$mod', modulo, 2),
  $floor: rounding('$floor', Math.floor),
  $ceil: rounding('$ceil', Math.ceil),
  $round: operator('$round', round, 1, 2),
  $eq: comparison('$eq', (difference) => difference === 0),
  $ne: comparison('$ne', (difference) => difference !== 0),
  $gt: comparison('$gt', (difference) => difference > 0),
  $gte: comparison('$gte', (difference) => difference >= 0),
  $lt: comparison('$lt', (difference) => difference < 0),
  $lte: comparison('$lte', (difference) => difference <= 0),
  $cmp: comparison('$cmp', (difference) => new Int32(Math.sign(difference))),
  $and: operator('$and', (args) => args.every(isTrue)),
  $or: operator('$or', (args) => args.some(isTrue)),
  $not: operator('$not', ([value]) => !isTrue(value), 1),
  $cond: condition,
  $ifNull: operator('$ifNull', (args) => args.find((arg) => !isNull(arg)) ?? args.at(-1), 2, Infinity),
  $concat: operator('$concat', concat),
  $toLower: operator('$toLower', ([value]) => text('$toLower', value).toLowerCase(), 1),
  $toUpper: operator('$toUpper', ([value]) => text('$toUpper', value).toUpperCase(), 1),
  $toString: operator('$toString', toText, 1),
  $size: operator('$size', size, 1),
  $isArray: operator('$isArray', ([value]) => Array.isArray(value), 1),
  $arrayElemAt: operator('$arrayElemAt', element, 2),
  $in: operator('$in', contains, 2),
  $type: operator('$type', ([value]) => (value === undefined ? 'missing' : typeOf(value)), 1),
  $dateToString: dateToString,
  $sum: ofMany('$sum'),
  $avg: ofMany('$avg'),
  $min: ofMany('$min'),
  $max: ofMany('$max'),
};
