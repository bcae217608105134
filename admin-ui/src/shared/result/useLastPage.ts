import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

interface Place {
  /** Counted from 1. */
  page: number;
  perPage: number;
  /** In the place of the page that is not there. */
  goTo: (page: number, replace: true) => void;
}

/** Leads to a list's last page from one beyond it: by an old address, or since entries were deleted. */
export function useLastPage(
  { data, isPlaceholderData }: Pick<UseQueryResult<{ total: number }>, 'data' | 'isPlaceholderData'>,
  { page, perPage, goTo }: Place,
) {
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / perPage));
  const isBeyond = data !== undefined && !isPlaceholderData && page > last;
  const goBack = useEffectEvent(() => goTo(last, true));
  useEffect(() => {
    if (isBeyond) goBack();
  }, [isBeyond]);
}
