import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { crawlKeys, listCrawls } from '../crawlApi';
import { isSettled } from '../useCrawl';

export const CRAWLS_PER_PAGE = 10;
const POLL_MS = 2500;

/** A page of the crawls, the newest first; asked for again only while one of them is unfinished. */
export function usePastCrawls(page: number) {
  return useQuery({
    queryKey: crawlKeys.list(page),
    queryFn: ({ signal }) => listCrawls({ page, perPage: CRAWLS_PER_PAGE }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.items.every(isSettled) === false ? POLL_MS : false),
  });
}
