import { CRAWL_LIMITS, type CrawlOptions, type CrawlView } from '@contracts/scraper/crawls';

/** A crawl of a small shop that is done, unless said otherwise. */
export function aCrawl(change: Partial<CrawlView> = {}, options: Partial<CrawlOptions> = {}): CrawlView {
  return {
    _id: 'c1',
    id: 'c1',
    options: {
      mode: 'site',
      startUrl: 'https://shop.example/',
      pageLimit: CRAWL_LIMITS.pageLimit.usual,
      depth: CRAWL_LIMITS.depth.usual,
      delay: CRAWL_LIMITS.delay.usual,
      concurrency: CRAWL_LIMITS.concurrency.usual,
      robots: true,
      subdomains: false,
      sitemaps: true,
      ignorePaths: [],
      extractions: [],
      ...options,
    },
    status: 'done',
    jobId: 'j1',
    progress: {
      found: 3,
      visited: 3,
      current: [],
      pagesPerSecond: 2.4,
      failures: {},
      skipped: {},
    },
    analysed: true,
    createdAt: '2026-11-20T10:00:00.000Z',
    startedAt: '2026-11-20T10:00:01.000Z',
    finishedAt: '2026-11-20T10:00:05.000Z',
    ...change,
  };
}
