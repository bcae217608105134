import { useQuery } from '@tanstack/react-query';
import { getJob, JOBS_KEY } from './jobApi';
import { isFinished } from './jobText';

const POLL_MS = 700;

/** One job, asked for again and again until it is finished. */
export function useIntentJob(id: string | undefined) {
  return useQuery({
    queryKey: [JOBS_KEY, 'one', id],
    queryFn: ({ signal }) => getJob(id ?? '', signal),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (state.data && isFinished(state.data) ? false : POLL_MS),
    refetchIntervalInBackground: true,
  });
}
