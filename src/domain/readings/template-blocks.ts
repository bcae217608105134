/**
 * What repeats on so many pages is no text of any of them: on 30 % of the pages of a reading, and on 5 at least
 * (text-tools.md, 0, Zones).
 */
const TEMPLATE = { percent: 30, pages: 5 } as const;

/** On how many of so many pages a block must stand to belong to the template. */
export function templateThreshold(pages: number): number {
  return Math.max(TEMPLATE.pages, Math.ceil((pages * TEMPLATE.percent) / 100));
}

/**
 * The keys that may belong to the template, in memory that does not grow with the pages: Misra and Gries, "Finding
 * repeated elements", 1982. With a counter for each key of a page over the share, no key that is frequent enough is lost;
 * others may be left, so that all are counted once more.
 */
export class TemplateCandidates {
  private readonly counters = new Map<number, number>();
  private readonly capacity: number;

  /** `mostKeys`: that one page may have. */
  constructor(mostKeys: number) {
    this.capacity = Math.ceil((mostKeys * 100) / TEMPLATE.percent);
  }

  /** The keys of one page, each once. */
  add(keys: Iterable<number>): void {
    for (const key of keys) {
      const count = this.counters.get(key);
      if (count !== undefined) this.counters.set(key, count + 1);
      else if (this.counters.size < this.capacity) this.counters.set(key, 1);
      else this.decrement();
    }
  }

  keys(): Set<number> {
    return new Set(this.counters.keys());
  }

  private decrement(): void {
    for (const [key, count] of this.counters) {
      if (count === 1) this.counters.delete(key);
      else this.counters.set(key, count - 1);
    }
  }
}

/** Counts on how many pages each candidate stands. */
export class TemplateCount {
  private readonly counts: Map<number, number>;
  /** Pages with a text. */
  pages = 0;

  constructor(candidates: Iterable<number>) {
    this.counts = new Map([...candidates].map((key) => [key, 0]));
  }

  /** The keys of one page, each once. */
  add(keys: Iterable<number>): void {
    this.pages += 1;
    for (const key of keys) {
      const count = this.counts.get(key);
      if (count !== undefined) this.counts.set(key, count + 1);
    }
  }

  /** The keys of what repeats. */
  template(): Set<number> {
    const least = templateThreshold(this.pages);
    return new Set([...this.counts].flatMap(([key, count]) => (count >= least ? [key] : [])));
  }
}
