import type { CrawlProgress } from '../../../contracts/crawls/crawls';
import type { Visit } from './site-visitor';

/** Pages per second are those of so many milliseconds. */
const RATE_WINDOW_MS = 5_000;

/** How far a crawl is. */
export class CrawlTally {
  /** Addresses in work, by their number. */
  private readonly current = new Set<string>();
  /** The address that was begun last: between two pages a crawl waits, and is still at it. */
  private last: string | undefined;
  private readonly ends: number[] = [];
  private readonly failures: CrawlProgress['failures'];
  private readonly skipped: CrawlProgress['skipped'];
  private readonly begun = performance.now();
  private readonly secondsBefore: number;

  constructor(
    before: CrawlProgress,
    private found: number,
    private visited: number,
  ) {
    this.secondsBefore = before.seconds ?? 0;
    this.failures = { ...before.failures };
    this.skipped = { ...before.skipped };
  }

  begin(url: string): void {
    this.current.add(url);
    this.last = url;
  }

  end(url: string, { row, skipped }: Visit): void {
    this.current.delete(url);
    this.ends.push(performance.now());
    if (row.failure) count(this.failures, row.failure, 1);
    else if (row.status !== null && row.status >= 400)
      count(this.failures, row.status >= 500 ? 'server-error' : 'client-error', 1);
    for (const [reason, links] of Object.entries(skipped))
      count(this.skipped, reason as keyof CrawlProgress['skipped'], links);
  }

  addFound(count: number): void {
    this.found += count;
  }

  addVisited(count: number): void {
    this.visited += count;
  }

  get counts(): { found: number; visited: number } {
    return { found: this.found, visited: this.visited };
  }

  progress(): CrawlProgress {
    const now = performance.now();
    while (this.ends[0] !== undefined && this.ends[0] < now - RATE_WINDOW_MS) this.ends.shift();
    const window = Math.max(0.2, Math.min(RATE_WINDOW_MS, now - this.begun) / 1000);
    return {
      found: this.found,
      visited: this.visited,
      current: this.current.size === 0 && this.last !== undefined ? [this.last] : [...this.current],
      pagesPerSecond: Math.round((this.ends.length / window) * 10) / 10,
      seconds: this.secondsBefore + (now - this.begun) / 1000,
      failures: { ...this.failures },
      skipped: { ...this.skipped },
    };
  }
}

function count<Key extends string>(counts: Partial<Record<Key, number>>, key: Key, by: number): void {
  counts[key] = (counts[key] ?? 0) + by;
}
