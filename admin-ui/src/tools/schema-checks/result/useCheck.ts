import { useQuery } from '@tanstack/react-query';
import { CHECKS_KEY, getCheck } from '../schemaJobs';

/** One check with its report, which never changes. */
export function useCheck(id: string | undefined) {
  return useQuery({
    queryKey: [CHECKS_KEY, 'one', id],
    queryFn: ({ signal }) => getCheck(id ?? '', signal),
    enabled: id !== undefined,
    staleTime: Infinity,
  });
}
