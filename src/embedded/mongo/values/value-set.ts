import type { Collation } from './compare';
import { encodeKey } from './index-key';

/** Values, each once by MongoDB's equality; asking for one costs the same however many there are. */
export class ValueSet {
  private readonly keys = new Set<string>();

  constructor(
    values: Iterable<unknown> = [],
    private readonly collation: Collation | null = null,
  ) {
    for (const value of values) this.add(value);
  }

  has(value: unknown): boolean {
    return this.keys.has(this.keyOf(value));
  }

  /** Whether it was not there yet. */
  add(value: unknown): boolean {
    const before = this.keys.size;
    return this.keys.add(this.keyOf(value)).size > before;
  }

  private keyOf(value: unknown): string {
    return encodeKey(value, this.collation).toString('latin1');
  }
}
