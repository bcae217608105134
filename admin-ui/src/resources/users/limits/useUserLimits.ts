import type { UserLimitsView } from '@contracts/usage/user-limits';
import { useQuery } from '@tanstack/react-query';
import { apiJson } from '../../../providers/apiClient';

export const userLimitsKey = (userId: string) => ['user-limits', userId];

/** A user's plan, and the use of each limited tool in the present windows. */
export function useUserLimits(userId: string) {
  return useQuery({
    queryKey: userLimitsKey(userId),
    queryFn: ({ signal }) => apiJson<UserLimitsView>(`/users/${userId}/limits`, { signal }),
    // Whoever has changed the plan or the batch comes back to what that made of it.
    staleTime: 0,
  });
}
