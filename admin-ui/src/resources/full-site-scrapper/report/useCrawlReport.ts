import type { CrawlView } from '@contracts/crawls/crawls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiJson, apiPage } from '../../../providers/apiClient';
import { crawlKeys, crawlPath, type ListQuery, listParameters } from '../crawlApi';
import { isSettled } from '../useCrawl';

const POLL_MS = 3000;

/** A part of a list of the crawl, such as its pages; while the crawl is under way it grows. */
export function useCrawlList<Row>(crawl: CrawlView, list: string, query: ListQuery) {
  const parameters = listParameters(query);
  return useQuery({
    // What was listed before the end is listed again after it.
    queryKey: [...crawlKeys.report(crawl.id, list, parameters), editionOf(crawl)],
    queryFn: ({ signal }) => apiPage<Row>(`${crawlPath(crawl.id)}/${list}?${parameters}`, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: isSettled(crawl) || crawl.status === 'paused' ? false : POLL_MS,
  });
}

/** What was worked out of a crawl that has ended. It stays as it is. */
export function useCrawlReport<Report>(crawl: CrawlView, report: string, query = '') {
  return useQuery({
    queryKey: [...crawlKeys.report(crawl.id, report, query), editionOf(crawl)],
    queryFn: ({ signal }) => apiJson<Report>(`${crawlPath(crawl.id)}/${report}${query}`, { signal }),
    enabled: crawl.analysed,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
}

/** What a crawl tells changes when it is analysed, and when it is resumed after it was stopped and gets any further. */
function editionOf({ analysed, partial, progress }: CrawlView): boolean | number {
  return partial ? progress.visited + (progress.targets?.asked ?? 0) : analysed;
}
