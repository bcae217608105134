import { useQuery } from '@tanstack/react-query';
import { getUnread, noticeKeys } from '../../shared/notices/noticeApi';
import { useWasQuiet } from '../../shared/usePreload';

/** Between two looks, while the window is in sight. */
const EVERY_MS = 60_000;

/** How many notices are unread; the page comes first. */
export function useUnread(): number {
  const pageIsThere = useWasQuiet();
  const { data } = useQuery({
    queryKey: noticeKeys.unread,
    queryFn: ({ signal }) => getUnread(signal),
    enabled: pageIsThere,
    refetchInterval: EVERY_MS,
    staleTime: EVERY_MS / 2,
  });
  return data?.count ?? 0;
}
