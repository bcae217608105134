import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

interface Place {
  /** Counted from 1. */
  page: number;
  perPage: number;
  goTo: (page: number) => void;
}

/** Leads to a list's last page from one beyond it: by an old address, or since entries were deleted. */
export function useLastPage(
  { data, isPlaceholderData }: Pick<UseQueryResult<{ total: number }>, 'data' | 'isPlaceholderData'>,
  { page, perPage, goTo }: Place,
) {
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / perPage));
  const isBeyond = data !== undefined && !isPlaceholderData && page > last;
  const goBack = useEffectEvent(() => goTo(last));
  useEffect(() => {
    if (isBeyond) goBack();
  }, [isBeyond]);
}
