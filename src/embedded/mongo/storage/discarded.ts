import { encode } from '../values/bson';
import type { KeyStore } from './key-store';
import { after, discardedKey, discardedPrefix, discardedRange, idOf } from './keys';

/**
 * What was dropped, and what is being built: its keys are removed in turns, later. What a crash leaves half-built is
 * among it, as it is noted before its first key.
 */
export class Discarded {
  private readonly prefixes = new Map<string, Buffer>();
  private readonly kept = new Set<string>();

  constructor(private readonly store: KeyStore) {
    for (const key of store.keys(discardedRange.from, discardedRange.to)) this.note(discardedPrefix(key));
  }

  /** The highest id that is still in use by something dropped. */
  get lastId(): number {
    return Math.max(0, ...[...this.prefixes.values()].map(idOf));
  }

  get isEmpty(): boolean {
    return this.prefixes.size === this.kept.size;
  }

  /** The keys with this beginning are removed soon. */
  add(prefix: Buffer): void {
    this.store.put(discardedKey(prefix), encode({}));
    this.kept.delete(this.note(prefix));
  }

  /** They stay for now, and are removed after a crash alone. */
  addUnfinished(prefix: Buffer): void {
    this.add(prefix);
    this.kept.add(nameOf(prefix));
  }

  /** They are not removed. */
  forget(prefix: Buffer): void {
    this.store.remove(discardedKey(prefix));
    this.kept.delete(nameOf(prefix));
    this.prefixes.delete(nameOf(prefix));
  }

  /** What was unfinished is given up. */
  release(prefix: Buffer): void {
    this.kept.delete(nameOf(prefix));
  }

  /** Removes keys until nothing is left or the time is over. */
  remove(end: number): void {
    for (const [name, prefix] of this.prefixes) {
      if (this.kept.has(name)) continue;
      for (const key of this.store.keys(prefix, after(prefix))) {
        if (performance.now() >= end) return;
        this.store.remove(key);
      }
      this.forget(prefix);
    }
  }

  private note(prefix: Buffer): string {
    const name = nameOf(prefix);
    this.prefixes.set(name, prefix);
    return name;
  }
}

function nameOf(prefix: Buffer): string {
  return prefix.toString('latin1');
}
