import { useQuery } from '@tanstack/react-query';
import { isFinished } from '../jobs/jobText';
import { listReadings, readingKeys } from './readingApi';

const POLL_MS = 1_000;
/** While one rests until somebody resumes it. */
const SLOW_POLL_MS = 5_000;

/** The user's readings, the newest first; asked for again while one of them is unfinished. */
export function useReadings() {
  return useQuery({
    queryKey: readingKeys.all,
    queryFn: ({ signal }) => listReadings(signal),
    refetchInterval: ({ state }) => {
      const open = state.data?.find((reading) => !isFinished(reading));
      if (!open) return false;
      return open.status === 'paused' || state.error ? SLOW_POLL_MS : POLL_MS;
    },
  });
}
