import { useQuery } from '@tanstack/react-query';
import { getJob, JOBS_KEY } from './jobApi';
import { isFinished } from './jobText';

const POLL_MS = 700;
/** Most files take less than a second: the first questions follow each other closely. */
const EAGER_POLL_MS = 150;
const EAGER_POLLS = 8;

/** One job, asked for again and again until it is finished. */
export function useIntentJob(id: string | undefined) {
  return useQuery({
    queryKey: [JOBS_KEY, 'one', id],
    queryFn: ({ signal }) => getJob(id ?? '', signal),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => {
      if (state.data && isFinished(state.data)) return false;
      return state.dataUpdateCount < EAGER_POLLS ? EAGER_POLL_MS : POLL_MS;
    },
    refetchIntervalInBackground: true,
  });
}
