import type { Binary, ObjectId } from 'bson';
import type { Doc } from './bson';
import { isNumeric, type Numeric, orderOf, toBigInt, toNumber, typeOf } from './types';

/** MongoDB's order: first by type, then by value; numbers by value across their types. */
export function compareValues(a: unknown, b: unknown): number {
  const order = orderOf(a);
  const difference = order - orderOf(b);
  if (difference !== 0) return difference;
  switch (order) {
    case 10:
      return compareNumbers(a as Numeric, b as Numeric);
    case 15:
      return compareStrings(a as string, b as string);
    case 20:
      return compareObjects(a as Doc, b as Doc);
    case 25:
      return compareArrays(a as unknown[], b as unknown[]);
    case 30:
      return compareBinaries(a as Binary, b as Binary);
    case 35:
      return Buffer.compare((a as ObjectId).id, (b as ObjectId).id);
    case 40:
      return Number(a) - Number(b);
    case 45:
      return (a as Date).getTime() - (b as Date).getTime();
    default:
      return 0;
  }
}

export function equalValues(a: unknown, b: unknown): boolean {
  return compareValues(a, b) === 0;
}

/** By code point, which is the order of the UTF-8 bytes. */
export function compareStrings(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) return codePointRank(x) - codePointRank(y);
  }
  return a.length - b.length;
}

/** Surrogates stand for code points above every other unit. */
function codePointRank(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}

function compareNumbers(a: Numeric, b: Numeric): number {
  const x = toNumber(a);
  const y = toNumber(b);
  if (x < y) return -1;
  if (x > y) return 1;
  if (x === y) return exactDifference(a, b);
  if (Number.isNaN(x)) return Number.isNaN(y) ? 0 : -1;
  return 1;
}

/** Longs past 2^53 are told apart that look equal as doubles. */
function exactDifference(a: Numeric, b: Numeric): number {
  if (typeOf(a) !== 'long' && typeOf(b) !== 'long') return 0;
  if (!Number.isFinite(toNumber(a))) return 0;
  const difference = toBigInt(a) - toBigInt(b);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

function compareObjects(a: Doc, b: Doc): number {
  const left = Object.keys(a);
  const right = Object.keys(b);
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const [x, y] = [left[i] as string, right[i] as string];
    const result = orderOf(a[x]) - orderOf(b[y]) || compareStrings(x, y) || compareValues(a[x], b[y]);
    if (result !== 0) return result;
  }
  return left.length - right.length;
}

function compareArrays(a: unknown[], b: unknown[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const result = compareValues(a[i], b[i]);
    if (result !== 0) return result;
  }
  return a.length - b.length;
}

function compareBinaries(a: Binary, b: Binary): number {
  return a.position - b.position || a.sub_type - b.sub_type || Buffer.compare(a.value(), b.value());
}

/** True when both are of one type bracket, as `$gt` and its kin ask. */
export function comparable(a: unknown, b: unknown): boolean {
  return isNumeric(a) ? isNumeric(b) : orderOf(a) === orderOf(b);
}
