import { encodeKey } from './index-key';

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
