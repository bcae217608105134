import type { ReportRows } from '@contracts/scraper/crawl-reports';
import type { CrawlView } from '@contracts/scraper/crawls';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { apiJson, type ApiPage, apiPage } from '../../../providers/apiClient';
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

interface KnownRows<Row> {
  /** What came with the report. */
  report: ReportRows<Row>;
  /** Of duplicates. */
  threshold?: number;
}

/** A part of a list of a report; what came with the report is not asked for. */
export function useCrawlRows<Row>(
  crawl: CrawlView,
  list: string,
  query: ListQuery,
  { report, threshold }: KnownRows<Row>,
): Pick<UseQueryResult<ApiPage<Row>>, 'data' | 'error' | 'isPending' | 'isFetching' | 'refetch'> {
  const { page, perPage, filter } = query;
  const end = Math.min(page * perPage, report.total);
  const isKnown = !filter && end <= report.rows.length;
  const asked = threshold === undefined ? '' : `&threshold=${threshold}`;
  const parameters = listParameters(query) + asked;
  const served = useQuery({
    queryKey: [...crawlKeys.report(crawl.id, list, parameters), editionOf(crawl)],
    queryFn: ({ signal }) => apiPage<Row>(`${crawlPath(crawl.id)}/${list}?${parameters}`, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    enabled: !isKnown,
  });
  if (!isKnown) return served;
  const data = { items: report.rows.slice((page - 1) * perPage, end), total: report.total };
  return { data, error: null, isPending: false, isFetching: false, refetch: served.refetch };
}

/** What a crawl tells changes when it is analysed, and when it is resumed after it was stopped and gets any further. */
function editionOf({ analysed, partial, progress }: CrawlView): boolean | number {
  return partial ? progress.visited + (progress.targets?.asked ?? 0) : analysed;
}
