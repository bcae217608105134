import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { jobKeys, listJobs, type OwnJobs } from './jobApi';
import type { AnyJob } from './jobKinds';
import { isFinished } from './jobText';

export const PAST_JOBS_PER_PAGE = 5;
const POLL_MS = 2500;

/** A page of the user's jobs of a kind, newest first; asked for again only while one of them is unfinished. */
export function usePastJobs<Job extends AnyJob>({ kind, tool }: OwnJobs<Job>, page: number) {
  return useQuery({
    queryKey: jobKeys.list(kind, page, tool),
    queryFn: ({ signal }) => listJobs<Job>({ kind, tool }, page, PAST_JOBS_PER_PAGE, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.items.every(isFinished) === false ? POLL_MS : false),
  });
}
