import { useQuery } from '@tanstack/react-query';
import { isUnderWay } from '../shown/watchText';
import { getWatch, watchKeys } from '../watchApi';

/** While the page is being checked. */
const POLL_MS = 3_000;
/** While it is not: checks begin by themselves. */
const REST_MS = 60_000;

/** A watch with all that is set of it. */
export function useWatch(id: string) {
  return useQuery({
    queryKey: watchKeys.one(id),
    queryFn: ({ signal }) => getWatch(id, signal),
    refetchInterval: ({ state }) =>
      state.data && isUnderWay(state.data) && !state.error ? POLL_MS : REST_MS,
  });
}
