import type { CrawlView } from '@contracts/scraper/crawls';

/** The crawls that one can be compared with, in their order, but those of the same site first. */
export function comparable(crawl: CrawlView, crawls: readonly CrawlView[]): CrawlView[] {
  const site = hostOf(crawl);
  // Of one that was stopped, every page that it had not come to would count as lost.
  const others = crawls.filter(({ id, analysed, partial }) => id !== crawl.id && analysed && !partial);
  return [
    ...others.filter((other) => hostOf(other) === site),
    ...others.filter((other) => hostOf(other) !== site),
  ];
}

/** The last one before a crawl that began at the same address, of those that it can be compared with. */
export function crawlBefore(crawl: CrawlView, others: readonly CrawlView[]): CrawlView | undefined {
  const earlier = others.filter(
    ({ options, createdAt }) => options.startUrl === crawl.options.startUrl && createdAt < crawl.createdAt,
  );
  return earlier.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))[0];
}

/** Whether two crawls are of different sites, whose pages have nothing to do with each other. */
export function areOfTwoSites(crawl: CrawlView, other: CrawlView): boolean {
  return hostOf(crawl) !== hostOf(other);
}

function hostOf({ options }: CrawlView): string | undefined {
  return /^https?:\/\/([^/?#]+)/i.exec(options.startUrl)?.[1]?.toLowerCase();
}
