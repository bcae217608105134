import type { PlanLimitsView } from '@contracts/plans/plans';
import { useQuery } from '@tanstack/react-query';
import { apiJson } from '../../providers/apiClient';

/** The plan of whoever is signed in, with the use of each limited tool; asked for only by what shows. */
export function usePlanLimits() {
  return useQuery({
    queryKey: ['plan-limits'],
    queryFn: ({ signal }) => apiJson<PlanLimitsView>('/auth/getCurrentModuleLimits', { signal }),
    // What is used changes with every operation.
    staleTime: 0,
  });
}
