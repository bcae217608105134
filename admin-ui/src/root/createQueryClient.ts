import { QueryClient } from '@tanstack/react-query';

/** Once more where the connection or the server failed; what the server refused, it would refuse again. */
export function shouldRetry(failures: number, error: Error & { status?: number }): boolean {
  const { status = 0 } = error;
  return failures < 1 && !(status >= 400 && status < 500);
}

/** Without a network a request is tried and fails at once: waiting for one, a save would say nothing and come late. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, staleTime: 5_000, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  });
}
