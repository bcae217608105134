import { QueryClient } from '@tanstack/react-query';
import { shouldRetry } from './shouldRetry';

/** Without a network a request is tried and fails at once: waiting for one, a save would say nothing and come late. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, staleTime: 5_000, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  });
}
