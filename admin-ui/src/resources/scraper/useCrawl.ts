import type { CrawlView } from '@contracts/scraper/crawls';
import { useQuery } from '@tanstack/react-query';
import { isFinished } from '../../shared/jobs/jobText';
import { isRefusal } from '../../shared/jobs/useJob';
import { crawlKeys, getCrawl } from './crawlApi';

const POLL_MS = 1000;
/** When no answer came, or the crawl rests until somebody resumes it. */
const SLOW_POLL_MS = 5000;

/** Whether nothing of a crawl will change any more by itself: neither its pages nor its reports. */
export function isSettled({
  status,
  analysed,
  reporting,
}: Pick<CrawlView, 'status' | 'analysed' | 'reporting'>): boolean {
  return isFinished({ status }) && !reporting && (analysed || status !== 'done');
}

/** One crawl, asked for again and again until it is finished and worked out, or refused. */
export function useCrawl(id: string) {
  return useQuery({
    queryKey: crawlKeys.view(id),
    queryFn: ({ signal }) => getCrawl(id, signal),
    refetchInterval: ({ state: { data, error } }) => {
      if (data && isSettled(data)) return false;
      if (error) return isRefusal(error) ? false : SLOW_POLL_MS;
      return data?.status === 'paused' && !data.reporting ? SLOW_POLL_MS : POLL_MS;
    },
  });
}
