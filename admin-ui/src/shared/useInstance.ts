import type { InstanceView } from '@contracts/instance/instance';
import { useQuery } from '@tanstack/react-query';
import { apiJson } from '../providers/apiClient';

const UNKNOWN: InstanceView = { mail: false };

/** What this instance tells everybody; until it has, what is never wrong. */
export function useInstance(): InstanceView {
  const { data = UNKNOWN } = useQuery({
    queryKey: ['instance'],
    queryFn: ({ signal }) => apiJson<InstanceView>('/instance', { signal, quiet: true }),
    staleTime: 60_000,
  });
  return data;
}
