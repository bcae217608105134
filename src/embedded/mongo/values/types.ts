import { Double, Int32, Long } from 'bson';
import { badValue, unsupported } from '../errors';
import type { Doc } from './bson';

export type Numeric = number | Int32 | Double | Long;

/** MongoDB's order across types; `undefined` stands for an empty array in a sort and sorts before null. */
const ORDER: Record<string, number> = {
  undefined: 3,
  null: 5,
  int: 10,
  double: 10,
  long: 10,
  string: 15,
  object: 20,
  array: 25,
  binData: 30,
  objectId: 35,
  bool: 40,
  date: 45,
};

const WRAPPERS: Record<string, string> = {
  Int32: 'int',
  Double: 'double',
  Long: 'long',
  ObjectId: 'objectId',
  Binary: 'binData',
};

/** The value's type; of those that this store only keeps, the name of their class. */
export function typeOf(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return 'string';
    case 'boolean':
      return 'bool';
    case 'undefined':
      return 'undefined';
    case 'number':
      return Number.isInteger(value) && (value | 0) === value ? 'int' : 'double';
    default:
      break;
  }
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  const { _bsontype: wrapper } = value as { _bsontype?: unknown };
  return typeof wrapper === 'string' ? (WRAPPERS[wrapper] ?? wrapper) : 'object';
}

/** @throws StoreError 238 for types that this store keeps but cannot compare */
export function orderOf(value: unknown): number {
  const order = orderIfKnown(value);
  if (order === undefined) throw unsupported(`comparing values of type ${typeOf(value)}`);
  return order;
}

export function orderIfKnown(value: unknown): number | undefined {
  return ORDER[typeOf(value)];
}

export function isObject(value: unknown): value is Doc {
  return typeof value === 'object' && value !== null && typeOf(value) === 'object';
}

export function isNumeric(value: unknown): value is Numeric {
  return ORDER[typeOf(value)] === ORDER.int;
}

export function toNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  if (value instanceof Long) return value.toNumber();
  return (value as Int32 | Double).value;
}

export function toBigInt(value: Numeric): bigint {
  return value instanceof Long ? value.toBigInt() : BigInt(toNumber(value));
}

/** @throws StoreError 2 naming the option when it is no whole number within range */
export function wholeNumber(value: unknown, name: string, min = 0): number {
  const number = isNumeric(value) ? toNumber(value) : NaN;
  if (!Number.isSafeInteger(number) || number < min)
    throw badValue(`${name} must be a whole number from ${min}`);
  return number;
}

export function isTrue(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return false;
  return isNumeric(value) ? toNumber(value) !== 0 : true;
}

/** Whole numbers stay whole and are widened as MongoDB does; null past what a long holds. */
export function sum(a: Numeric, b: Numeric): Numeric | null {
  if (typeOf(a) === 'double' || typeOf(b) === 'double') return new Double(toNumber(a) + toNumber(b));
  const exact = toBigInt(a) + toBigInt(b);
  if (BigInt.asIntN(64, exact) !== exact) return null;
  const isInt = typeOf(a) === 'int' && typeOf(b) === 'int' && BigInt.asIntN(32, exact) === exact;
  return isInt ? new Int32(Number(exact)) : Long.fromBigInt(exact);
}
