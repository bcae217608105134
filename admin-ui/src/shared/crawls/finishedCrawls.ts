import type { CrawledPageRow } from '@contracts/scraper/crawl-reports';
import type { CrawlView } from '@contracts/scraper/crawls';
import { type ApiPage, apiPage } from '../../providers/apiClient';

/** Of the crawls that there are, the newest ones. */
const OFFERED = 200;

/** The crawls whose pages can be read. */
export async function listFinishedCrawls(signal: AbortSignal): Promise<CrawlView[]> {
  const { items } = await apiPage<CrawlView>(
    `/crawls?${partOf({ filter: { status: 'done' }, length: OFFERED })}`,
    { signal },
  );
  return items.filter(({ analysed }) => analysed);
}

export interface CrawledPart {
  filter: Record<string, unknown>;
  sort?: readonly [field: string, order: 'ASC' | 'DESC'];
  length: number;
}

/** The first pages of a crawl that a filter finds, and how many there are. */
export function listCrawledPages(
  crawl: string,
  part: CrawledPart,
  signal: AbortSignal,
): Promise<ApiPage<CrawledPageRow>> {
  return apiPage<CrawledPageRow>(`/crawls/${encodeURIComponent(crawl)}/pages?${partOf(part)}`, { signal });
}

function partOf({ filter, sort, length }: CrawledPart): string {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    range: JSON.stringify([0, length - 1]),
  });
  if (sort) query.set('sort', JSON.stringify(sort));
  return query.toString();
}
