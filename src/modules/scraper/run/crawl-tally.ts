import type { CrawlProgress } from '../../../contracts/scraper/crawls';
import type { PageRow } from '../crawl-pages.schema';
import type { RunProgress } from './run-state';
import type { Visit } from './site-visitor';

/** Pages per second are those of so many milliseconds. */
const RATE_WINDOW_MS = 5_000;

/** How far a crawl is. */
export class CrawlTally {
  /** Addresses in work, by their number. */
  private readonly current = new Set<string>();
  /** The address that was begun last: between two pages a crawl waits, and is still at it. */
  private last: string | undefined;
  /** The host that is asked more seldom, since it said so. */
  slowed: CrawlProgress['slowed'];
  /** What it does once its pages are visited, and how far it is with what they point at. */
  part: CrawlProgress['part'];
  targets: CrawlProgress['targets'];
  private readonly ends: number[] = [];
  private readonly failures: CrawlProgress['failures'];
  private readonly skipped: CrawlProgress['skipped'];
  private readonly begun = performance.now();
  private readonly secondsBefore: number;
  /** Kept of the pages; undefined where nobody counts them. */
  private bytes: number | undefined;

  constructor(
    before: RunProgress,
    private found: number,
    private visited: number,
  ) {
    this.secondsBefore = before.seconds ?? 0;
    this.targets = before.targets;
    this.bytes = before.bytes;
    this.failures = { ...before.failures };
    this.skipped = { ...before.skipped };
  }

  begin(url: string): void {
    this.current.add(url);
    this.last = url;
  }

  /** An address that was asked, and is no page. */
  leave(url: string): void {
    this.current.delete(url);
  }

  end(url: string, { row, skipped }: Visit): void {
    this.current.delete(url);
    this.ends.push(performance.now());
    const failure = failureOf(row);
    if (failure) count(this.failures, failure, 1);
    for (const [reason, links] of Object.entries(skipped))
      count(this.skipped, reason as keyof CrawlProgress['skipped'], links);
  }

  /** The end of a page's second visit takes the place of its first. */
  endAgain(url: string, before: PageRow | undefined, visit: Visit): void {
    const failure = before && failureOf(before);
    if (failure) count(this.failures, failure, -1);
    this.end(url, visit);
  }

  addFound(count: number): void {
    this.found += count;
  }

  addVisited(count: number): void {
    this.visited += count;
  }

  addBytes(count: number): void {
    this.bytes = (this.bytes ?? 0) + count;
  }

  get counts(): { found: number; visited: number } {
    return { found: this.found, visited: this.visited };
  }

  progress(): RunProgress {
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
      ...(this.bytes !== undefined && { bytes: this.bytes }),
      ...(this.part && { part: this.part }),
      ...(this.targets && { targets: { ...this.targets } }),
      ...(this.slowed && { slowed: this.slowed }),
    };
  }
}

function failureOf({ failure, status }: PageRow): keyof CrawlProgress['failures'] | null {
  if (failure) return failure;
  if (status === null || status < 400) return null;
  return status >= 500 ? 'server-error' : 'client-error';
}

function count<Key extends string>(counts: Partial<Record<Key, number>>, key: Key, by: number): void {
  counts[key] = (counts[key] ?? 0) + by;
}
