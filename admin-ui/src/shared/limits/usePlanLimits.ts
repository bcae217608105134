import type { PlanLimitsView } from '@contracts/plans/plans';
import { useQuery } from '@tanstack/react-query';
import { apiJson } from '../../providers/apiClient';

export const PLAN_LIMITS_KEY = ['plan-limits'];

/** The plan of whoever is signed in, with the use of each limited tool; asked for only by what shows. */
export function usePlanLimits({ staleTime = 0, enabled = true } = {}) {
  return useQuery({
    queryKey: PLAN_LIMITS_KEY,
    queryFn: ({ signal }) => apiJson<PlanLimitsView>('/auth/getCurrentModuleLimits', { signal }),
    // What is used changes with every operation.
    staleTime,
    enabled,
  });
}
