import { QueryClient, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { fakeApi } from '../testing/fakeApi';
import { aStudent, anAdmin, tokenExpiringAt } from '../testing/users';
import { SessionGate } from './SessionGate';
import { session } from './useSession';

const LISTS = ['users'];

async function login(user = anAdmin()) {
  const answer = { user, access_token: tokenExpiringAt(Date.now() + 60_000) };
  fakeApi({ 'POST /api/auth': { status: 200, body: answer } });
  await session.login('someone@cohort.example', 'password');
}

it('keeps what a user sought and chose in lists until the logout, and no longer', async () => {
  const store = memoryStore({ theme: 'dark' });
  render(
    <MemoryRouter future={{ v7_startTransition: false, v7_relativeSplatPath: false }}>
      <CoreAdminContext store={store} queryClient={new QueryClient()}>
        <SessionGate lists={LISTS} meanwhile={vi.fn()}>
          the page
        </SessionGate>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  await act(() => login());
  expect(screen.getByText('the page')).toBeInTheDocument();
  store.setItem('users.selectedIds', ['u1']);
  store.setItem('users.listParams', { filter: { q: 'freya' } });
  await act(() => login());
  expect(store.getItem('users.selectedIds')).toEqual(['u1']);
  act(() => session.logout());
  expect(store.getItem('users.selectedIds')).toBeUndefined();
  expect(store.getItem('users.listParams')).toBeUndefined();
  expect(store.getItem('theme')).toBe('dark');
});

it('shows nothing of one user to the next', async () => {
  const ask = vi.fn(async () => session.userId());
  function Page() {
    const { data } = useQuery({ queryKey: ['whose'], queryFn: ask });
    return <p>of {data}</p>;
  }
  render(
    <MemoryRouter future={{ v7_startTransition: false, v7_relativeSplatPath: false }}>
      <CoreAdminContext store={memoryStore()} queryClient={new QueryClient()}>
        <SessionGate lists={LISTS} meanwhile={vi.fn()}>
          <Page />
        </SessionGate>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  await act(() => login());
  expect(await screen.findByText('of a1')).toBeInTheDocument();
  await act(() => login(aStudent()));
  expect(await screen.findByText('of s1')).toBeInTheDocument();
  expect(screen.queryByText('of a1')).toBeNull();
});
