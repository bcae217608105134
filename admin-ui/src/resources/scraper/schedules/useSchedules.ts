import type { CrawlScheduleView } from '@contracts/scraper/crawl-schedules';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getSchedule, listSchedules, scheduleKeys } from './scheduleApi';

export const SCHEDULES_PER_PAGE = 10;
/** While a crawl is under way or about to start. */
const POLL_MS = 2500;
/** Else: the next one may start at any minute. */
const SLOW_POLL_MS = 30_000;

/** A page of one's schedules; asked for again and again, since they go on by themselves. */
export function useSchedules(page: number) {
  return useQuery({
    queryKey: scheduleKeys.list(page),
    queryFn: ({ signal }) => listSchedules(page, SCHEDULES_PER_PAGE, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data?.items.some(isAtWork) ? POLL_MS : SLOW_POLL_MS),
  });
}

function isAtWork({ lastRun, nextRunAt, waiting }: CrawlScheduleView): boolean {
  const isRunning = lastRun !== undefined && lastRun.outcome === undefined;
  return isRunning || waiting !== undefined || (nextRunAt !== null && Date.parse(nextRunAt) <= Date.now());
}

/** One of them as a whole, for its form: what changes meanwhile does not change what is being entered. */
export function useSchedule(id: string | undefined) {
  return useQuery({
    queryKey: scheduleKeys.view(id ?? ''),
    queryFn: ({ signal }) => getSchedule(id ?? '', signal),
    enabled: id !== undefined,
    gcTime: 0,
    staleTime: Infinity,
  });
}
