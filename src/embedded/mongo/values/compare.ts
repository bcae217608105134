import { encodeKey } from './index-key';
import { isNumeric, orderOf } from './types';

/** Numbers, booleans and dates: the difference of two tells their order, unless it is 0 or none. */
const BY_DIFFERENCE = [10, 40, 45];

/** MongoDB's order: first by type, then by value. It is that of the bytes of the values' keys. */
export function compareValues(a: unknown, b: unknown): number {
  const order = orderOf(a);
  const ofTypes = order - orderOf(b);
  if (ofTypes !== 0) return ofTypes;
  const difference = BY_DIFFERENCE.includes(order) ? Number(a) - Number(b) : 0;
  return difference || Buffer.compare(encodeKey(a), encodeKey(b));
}

export function equalValues(a: unknown, b: unknown): boolean {
  if (typeof a === 'string' && typeof b === 'string') return a === b;
  return compareValues(a, b) === 0;
}

/** True when both are of one type bracket, as `$gt` and its kin ask. */
export function comparable(a: unknown, b: unknown): boolean {
  return isNumeric(a) ? isNumeric(b) : orderOf(a) === orderOf(b);
}

/** Values, each once by MongoDB's equality; asking for one costs the same however many there are. */
export class ValueSet {
  private readonly keys = new Set<string>();

  has(value: unknown): boolean {
    return this.keys.has(keyOf(value));
  }

  /** Whether it was not there yet. */
  add(value: unknown): boolean {
    const before = this.keys.size;
    return this.keys.add(keyOf(value)).size > before;
  }
}

function keyOf(value: unknown): string {
  return encodeKey(value).toString('latin1');
}
