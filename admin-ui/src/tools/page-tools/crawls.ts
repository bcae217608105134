import type { CrawlView } from '@contracts/crawls/crawls';
import { PAGE_MESSAGES } from '@contracts/pages/page-messages';
import { MAX_RUN_ADDRESSES, READ_OF_CRAWLS } from '@contracts/pages/page-runs';
import { apiPage } from '../../providers/apiClient';
import { counted } from '../../shared/counted';
import { formatCount } from '../../shared/format';

/** Of the crawls that there are, the newest ones. */
const OFFERED = 200;

/** The crawls whose pages can be read. */
export async function listFinishedCrawls(signal: AbortSignal): Promise<CrawlView[]> {
  const { items } = await apiPage<CrawlView>(`/crawls?${listOf({ status: 'done' }, OFFERED)}`, { signal });
  return items.filter(({ analysed }) => analysed);
}

/** How many pages of a crawl a run could read, were there no limit. */
export async function countPages(crawl: string, signal: AbortSignal): Promise<number> {
  const query = listOf({ statusClass: READ_OF_CRAWLS }, 1);
  return (await apiPage(`/crawls/${encodeURIComponent(crawl)}/pages?${query}`, { signal })).total;
}

/** What is read of a crawl that has so many pages. */
export function readText(pages: number): string {
  if (pages === 0) return PAGE_MESSAGES.crawlEmpty;
  return pages > MAX_RUN_ADDRESSES
    ? `${formatCount(MAX_RUN_ADDRESSES)} of its ${formatCount(pages)} pages are read: those nearest to the start.`
    : `${counted(pages, 'page')} that answered ${pages === 1 ? 'is' : 'are'} read.`;
}

function listOf(filter: Record<string, unknown>, length: number): string {
  return new URLSearchParams({
    filter: JSON.stringify(filter),
    range: JSON.stringify([0, length - 1]),
  }).toString();
}
