import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { fakeApi } from '../../testing/fakeApi';
import { NotificationBell } from './NotificationBell';

function show(answer: { status: number; body: unknown }) {
  fakeApi({ 'GET /api/notices/unread': answer });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MemoryRouter future={{ v7_startTransition: false, v7_relativeSplatPath: false }}>
      <QueryClientProvider client={client}>
        <NotificationBell />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

it.each([
  [1, '1 unread'],
  [99, '99 unread'],
  [100, '99+ unread'],
])('says that %i are unread', async (count, text) => {
  show({ status: 200, body: { count } });
  expect(await screen.findByRole('button', { name: `Notifications, ${text}` })).toBeInTheDocument();
});

it('is there without a number where the count is not known', async () => {
  show({ status: 503, body: { message: 'Not available right now.' } });
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeInTheDocument();
});
