import { CRAWL_LIMITS } from '../../../contracts/scraper/crawls';
import type { CrawledSitemap } from '../../../contracts/scraper/crawl-reports';
import type { UnseenLinks } from '../../../contracts/scraper/unseen-links';
import type { FilteredAddresses } from '../../../domain/scraper/filtered-addresses';
import { isUnseen } from '../../../domain/scraper/passing';
import type { SitePage } from '../site-pages.service';
import { failedUnseen, filteredUnseen, firstUnseen } from './unseen';

/** What a run that keeps texts has not seen of its site's links: first all addresses are entered, then the pages looked at. */
export class SeenLinks {
  private readonly visited = new Set<string>();
  /** By address that was not visited: whether it might have been, and so might link to others. */
  private readonly judged = new Map<string, boolean>();
  private readonly failed: string[] = [];
  private shells = 0;
  private nearest: number = CRAWL_LIMITS.depth.max;

  constructor(private readonly filtered: FilteredAddresses) {}

  enter({ row }: SitePage): void {
    this.visited.add(row.url);
  }

  look({ row, page, leftOut, needsJavaScript }: SitePage): void {
    const { url, finalUrl, depth, nofollow } = row;
    if (needsJavaScript) this.shells++;
    const isFailed = isUnseen({ status: row.status, failure: row.failure });
    if (isFailed) this.failed.push(url);
    // Each is entered, so that all are counted.
    const out = [finalUrl, ...leftOut].filter((to) => this.leadsOut(to));
    if (isFailed || out.length > 0) this.isNear(depth);
    if (nofollow) return;
    for (const { url: to, internal, rel } of page?.links ?? [])
      if (internal && !rel.includes('nofollow') && this.leadsOut(to))
        this.isNear(depth === null ? null : depth + 1);
  }

  unseen(sitemaps: readonly CrawledSitemap[]): UnseenLinks | undefined {
    const shells = { reason: 'javascript', addresses: this.shells } as const;
    const first = firstUnseen([
      shells,
      ...filteredUnseen(this.filtered, sitemaps),
      failedUnseen(this.failed),
    ]);
    return first && first !== shells ? { ...first, nearest: this.nearest } : first;
  }

  private leadsOut(url: string): boolean {
    if (this.visited.has(url)) return false;
    const known = this.judged.get(url);
    if (known !== undefined) return known;
    const leadsOut = this.filtered.judge(url);
    this.judged.set(url, leadsOut);
    return leadsOut;
  }

  private isNear(clicks: number | null): void {
    if (clicks !== null) this.nearest = Math.min(this.nearest, clicks);
  }
}
