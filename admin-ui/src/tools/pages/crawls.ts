import { PAGE_MESSAGES } from '@contracts/pages/page-messages';
import { MAX_RUN_ADDRESSES, READ_OF_CRAWLS } from '@contracts/pages/page-runs';
import { counted } from '../../shared/counted';
import { listCrawledPages } from '../../shared/crawls/finishedCrawls';
import { formatCount } from '../../shared/format';

/** How many pages of a crawl a run could read, were there no limit. */
export async function countPages(crawl: string, signal: AbortSignal): Promise<number> {
  const part = { filter: { statusClass: READ_OF_CRAWLS }, length: 1 };
  return (await listCrawledPages(crawl, part, signal)).total;
}

/** What is read of a crawl that has so many pages. */
export function readText(pages: number): string {
  if (pages === 0) return PAGE_MESSAGES.crawlEmpty;
  return pages > MAX_RUN_ADDRESSES
    ? `${formatCount(MAX_RUN_ADDRESSES)} of its ${formatCount(pages)} pages are read: those nearest to the start.`
    : `${counted(pages, 'page')} that answered ${pages === 1 ? 'is' : 'are'} read.`;
}
