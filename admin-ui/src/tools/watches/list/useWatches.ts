import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pollMs } from '../shown/watchText';
import { listTags, listWatches, watchKeys } from '../watchApi';
import { type WatchQuery, WATCHES_PER_PAGE } from './watchQuery';

/** A page of the watched pages that an address asks for, the newest first unless it says otherwise. */
export function useWatches({ page, sort, filter }: WatchQuery) {
  const part = { page, perPage: WATCHES_PER_PAGE, sort: sort ?? (['createdAt', 'DESC'] as const), filter };
  return useQuery({
    queryKey: watchKeys.list(part),
    queryFn: ({ signal }) => listWatches(part, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data, error } }) => pollMs(data && !error ? data.items : []),
  });
}

/** One's own tags, the most used first. */
export function useTags() {
  return useQuery({ queryKey: watchKeys.tags, queryFn: ({ signal }) => listTags(signal) });
}
