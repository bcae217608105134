import type { CrawlProgress, VisitFailure } from '../../contracts/scraper/crawls';

/** What kept a crawl that is done from reaching any page at all; null where it reached one. */
export function unreachedBy({
  failures,
  visited,
}: Pick<CrawlProgress, 'failures' | 'visited'>): VisitFailure | null {
  const { 'client-error': _, 'server-error': __, ...unreached } = failures;
  const counts = Object.entries(unreached) as [VisitFailure, number][];
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  const [most] = counts.sort(([, a], [, b]) => b - a);
  return most && all > 0 && all >= visited ? most[0] : null;
}
