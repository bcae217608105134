import { CRAWL_LIMITS } from '../../../contracts/scraper/crawls';
import type { CrawledSitemap } from '../../../contracts/scraper/crawl-reports';
import type { FilteredReason, UnseenLinks, UnseenReason } from '../../../contracts/scraper/unseen-links';
import type { FilteredAddresses } from '../../../domain/scraper/filtered-addresses';
import { isUnseen } from '../../../domain/scraper/passing';
import type { CrawlRecord } from '../crawls.schema';
import type { Analysis } from './read-crawl';

/** How much was not seen for one reason. */
export type Unseen = Pick<UnseenLinks, 'reason' | 'addresses' | 'example'>;

const FILTERED = ['lists', 'ignored', 'queries', 'query-limit'] as const satisfies readonly FilteredReason[];

/** The first of what there is. */
export function firstUnseen(unseen: readonly Unseen[]): Unseen | undefined {
  return unseen.find(({ addresses }) => addresses > 0);
}

/** What the filter left out: of links, or of the sitemaps where these name more. */
export function filteredUnseen(
  filtered: FilteredAddresses | undefined,
  sitemaps: readonly CrawledSitemap[],
): Unseen[] {
  return FILTERED.map((reason) => {
    const named = (sitemap: CrawledSitemap) =>
      (reason === 'query-limit' ? sitemap.leftOut : sitemap.filtered?.[reason]) ?? 0;
    const ofSitemaps = sitemaps.reduce((sum, sitemap) => sum + named(sitemap), 0);
    const ofLinks = filtered?.countOf(reason) ?? 0;
    // What sitemaps have too many of is told by their side as well.
    const addresses = reason === 'query-limit' ? ofLinks + ofSitemaps : Math.max(ofLinks, ofSitemaps);
    const example = filtered?.exampleOf(reason);
    return { reason, addresses, ...(example !== undefined && { example }) };
  });
}

/** Of pages that could not be read. */
export function failedUnseen(urls: readonly string[]): Unseen {
  const example = urls.reduce<string | undefined>(
    (best, url) => (best === undefined || url.length < best.length ? url : best),
    undefined,
  );
  return { reason: 'failed', addresses: urls.length, ...(example !== undefined && { example }) };
}

/** Why links of the site may not have been seen, once those of its pages are read; undefined where all were. */
export function unseenOf(
  { options, partial, sitemaps }: Pick<CrawlRecord, 'options' | 'partial' | 'sitemaps'>,
  analysis: Pick<Analysis, 'rows' | 'waiting' | 'beyond' | 'filtered' | 'leads'>,
): UnseenLinks | undefined {
  const { rows, waiting, beyond, filtered } = analysis;
  // What the frontier holds may be what links lead to, or what is beyond it.
  const notKept = sitemaps.reduce((sum, sitemap) => sum + (sitemap.notKept ?? 0), 0);
  const unvisited = Math.max(waiting, beyond.size, waiting + notKept);
  const shells = rows.filter(({ needsJavaScript }) => needsJavaScript).length;
  const countOf = (reason: UnseenReason, addresses: number) => ({ reason, addresses });
  const whole = firstUnseen([
    countOf('list', options.mode === 'list' ? rows.length : 0),
    countOf('stopped', partial ? Math.max(1, unvisited) : 0),
    countOf('limit', unvisited),
    countOf('javascript', shells),
  ]);
  if (whole) return whole;
  const failed = rows.filter(isUnseen).map(({ url }) => url);
  const first = firstUnseen([...filteredUnseen(filtered, sitemaps), failedUnseen(failed)]);
  return first && { ...first, nearest: nearestOf(analysis) };
}

/** Clicks from the start to the nearest page that was not read; what only a sitemap names is as far as can be. */
function nearestOf({ rows, leads }: Pick<Analysis, 'rows' | 'leads'>): number {
  let nearest: number = CRAWL_LIMITS.depth.max;
  for (const [page, row] of rows.entries()) {
    if (row.depth === null) continue;
    // A redirect is no click.
    if (isUnseen(row) || leads.redirects[page] === 1) nearest = Math.min(nearest, row.depth);
    else if (leads.links[page] === 1) nearest = Math.min(nearest, row.depth + 1);
  }
  return nearest;
}
