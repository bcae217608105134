import type { CrawlView } from '@contracts/scraper/crawls';
import { useQuery } from '@tanstack/react-query';
import { crawlKeys, listCrawls } from '../crawlApi';
import { comparable } from './comparable';

/** Of the crawls that there are, the newest ones. */
const OFFERED = 200;

/** The crawls that one can be compared with. */
export function useOffered(crawl: CrawlView) {
  const { data, isPending, error } = useQuery({
    queryKey: [...crawlKeys.lists, 'offered'],
    queryFn: ({ signal }) => listCrawls({ page: 1, perPage: OFFERED }, signal),
  });
  return { crawls: comparable(crawl, data?.items ?? []), isPending, error };
}

export type Offered = ReturnType<typeof useOffered>;
