import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { JOBS_KEY, listJobs } from '../job/jobApi';
import { isFinished } from '../job/jobText';

export const PAST_JOBS_PER_PAGE = 5;
const POLL_MS = 2500;

/** A page of the user's classifications, newest first; asked for again only while one of them runs. */
export function usePastJobs(page: number) {
  return useQuery({
    queryKey: [JOBS_KEY, 'list', page],
    queryFn: ({ signal }) => listJobs(page, PAST_JOBS_PER_PAGE, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.items.every(isFinished) === false ? POLL_MS : false),
  });
}
