import { useQuery } from '@tanstack/react-query';
import { getTerms, watchKeys } from './watchApi';

/** What the plan allows, and how much of it is used. */
export function useTerms() {
  return useQuery({ queryKey: watchKeys.terms, queryFn: ({ signal }) => getTerms(signal) });
}
