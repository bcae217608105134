import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../providers/apiClient';
import { getJob, JOBS_KEY } from './jobApi';
import { isFinished } from './jobText';

const POLL_MS = 700;
/** Most files take less than a second: the first questions follow each other closely. */
const EAGER_POLL_MS = 150;
const EAGER_POLLS = 8;
/** When no answer came, or too many were asked for. */
const TROUBLE_POLL_MS = 5000;
const TOO_MANY_REQUESTS = 429;

/** One job, asked for again and again until it is finished or refused. */
export function useIntentJob(id: string | undefined) {
  return useQuery({
    queryKey: [JOBS_KEY, 'one', id],
    queryFn: ({ signal }) => getJob(id ?? '', signal),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => {
      if (state.data && isFinished(state.data)) return false;
      if (state.error) return isRefusal(state.error) ? false : TROUBLE_POLL_MS;
      return state.dataUpdateCount < EAGER_POLLS ? EAGER_POLL_MS : POLL_MS;
    },
    refetchIntervalInBackground: true,
  });
}

/** Whether asking again would be answered the same. */
function isRefusal(error: Error): boolean {
  if (!(error instanceof ApiError) || error.status === TOO_MANY_REQUESTS) return false;
  return error.status >= 400 && error.status < 500;
}
