import { Injectable } from '@nestjs/common';

/** What records of another feature may refer to: by its id, or the free plan by counting as free. */
export type ReferenceTarget = 'batch' | 'plan' | 'free-plan';

/** How many records refer to each of these ids; ids without any may be absent. */
export type CountReferences = (ids: readonly string[]) => Promise<Map<string, number>>;

/** Who refers to a record: each feature that keeps a reference registers how it counts it. */
@Injectable()
export class References {
  private readonly counters: { target: ReferenceTarget; count: CountReferences }[] = [];

  add(target: ReferenceTarget, count: CountReferences): void {
    this.counters.push({ target, count });
  }

  async count(target: ReferenceTarget, ids: readonly string[]): Promise<Map<string, number>> {
    const totals = new Map<string, number>();
    if (ids.length === 0) return totals;
    for (const counter of this.counters) {
      if (counter.target !== target) continue;
      for (const [id, count] of await counter.count(ids)) totals.set(id, (totals.get(id) ?? 0) + count);
    }
    return totals;
  }
}
