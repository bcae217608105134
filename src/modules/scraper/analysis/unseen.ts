import type { CrawlProgress, UnseenReason } from '../../../contracts/scraper/crawls';
import type { CrawlRecord } from '../crawls.schema';
import type { Analysis } from './read-crawl';

/** Why links of the site may not have been seen, once those of its pages are read; undefined where all were. */
export function unseenOf(
  { options, partial, sitemaps }: Pick<CrawlRecord, 'options' | 'partial' | 'sitemaps'>,
  { rows, waiting, beyond }: Pick<Analysis, 'rows' | 'waiting' | 'beyond'>,
): CrawlProgress['unseen'] {
  // What the frontier holds may be what links lead to, or what is beyond it.
  const notKept = sitemaps.reduce((sum, sitemap) => sum + (sitemap.notKept ?? 0), 0);
  const unvisited = Math.max(waiting, beyond.size, waiting + notKept);
  const shells = rows.filter(({ needsJavaScript }) => needsJavaScript).length;
  const counts: [UnseenReason, number][] = [
    ['list', options.mode === 'list' ? rows.length : 0],
    ['stopped', partial ? Math.max(1, unvisited) : 0],
    ['limit', unvisited],
    ['javascript', shells],
  ];
  const first = counts.find(([, addresses]) => addresses > 0);
  return first && { reason: first[0], addresses: first[1] };
}
