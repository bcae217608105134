import type { DashboardView } from '@contracts/statistics/statistics';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiJson } from '../../providers/apiClient';

/** Milliseconds between two looks at the figures. */
const REFRESH_MS = 60_000;

/** The dashboard's figures; those of the last period stay while those of another one come. */
export function useDashboard(period: string) {
  return useQuery({
    queryKey: ['dashboard', period],
    queryFn: ({ signal }) =>
      apiJson<DashboardView>(`/statistics/dashboard?${new URLSearchParams({ period }).toString()}`, {
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
}
