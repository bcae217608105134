import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { answerApi } from '../../testing/answerApi';
import { useJob } from './useJob';

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

function Provider({ children }: PropsWithChildren) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  client.clear();
});

it.each<[string, number | object, number]>([
  ['runs', { id: 'j1', status: 'running' }, 8],
  ['is done', { id: 'j1', status: 'done' }, 1],
  ['is paused', { id: 'j1', status: 'paused' }, 2],
  ['is gone', 404, 1],
  ['is refused for now', 429, 2],
  ['has no answer', 500, 2],
])('a job that %s is asked for as often as that helps', async (_, answer, least) => {
  const seen = answerApi({ 'GET /jobs/j1': () => answer });
  const { unmount } = renderHook(() => useJob('j1'), { wrapper: Provider });
  await act(() => vi.advanceTimersByTimeAsync(5500));
  const most = least === 8 ? 20 : least;
  expect(seen.length).toBeGreaterThanOrEqual(least);
  expect(seen.length).toBeLessThanOrEqual(most);
  unmount();
});
