import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../providers/apiClient';
import { getJob, jobKeys } from './jobApi';
import type { AnyJob } from './jobKinds';
import { isFinished } from './jobText';

const POLL_MS = 700;
/** Many jobs take less than a second: the first questions follow each other closely. */
const EAGER_POLL_MS = 150;
const EAGER_POLLS = 8;
/** When no answer came, too many were asked for, or the job rests until somebody resumes it. */
const SLOW_POLL_MS = 5000;
const TOO_MANY_REQUESTS = 429;

/** One job, asked for again and again until it is finished or refused. */
export function useJob<Job extends AnyJob>(id: string | undefined) {
  return useQuery({
    queryKey: jobKeys.one(id),
    queryFn: ({ signal }) => getJob<Job>(id ?? '', signal),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => {
      if (state.data && isFinished(state.data)) return false;
      if (state.error) return isRefusal(state.error) ? false : SLOW_POLL_MS;
      if (state.data?.status === 'paused') return SLOW_POLL_MS;
      return state.dataUpdateCount < EAGER_POLLS ? EAGER_POLL_MS : POLL_MS;
    },
    refetchIntervalInBackground: true,
  });
}

/** Whether asking again would be answered the same. */
export function isRefusal(error: Error): boolean {
  if (!(error instanceof ApiError) || error.status === TOO_MANY_REQUESTS) return false;
  return error.status >= 400 && error.status < 500;
}
