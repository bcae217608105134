import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { NotificationContextProvider, UndoableMutationsContextProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Toasts } from '../layout/toasts/Toasts';
import { clientWithoutRetries } from './clientWithoutRetries';
import './fakeRequest';

const FUTURE = { v7_startTransition: false } as const;

/** Pages by their paths, with the way back and forth between them, and toasts. The last of the addresses opens. */
export function openPages(pages: Record<string, ReactNode>, ...addresses: string[]) {
  const routes = Object.entries(pages).map(([path, element]) => ({ path, element }));
  const router = createMemoryRouter(routes, { initialEntries: addresses });
  const view = render(
    <QueryClientProvider client={clientWithoutRetries()}>
      <NotificationContextProvider>
        <UndoableMutationsContextProvider>
          <RouterProvider router={router} future={FUTURE} />
          <Toasts />
        </UndoableMutationsContextProvider>
      </NotificationContextProvider>
    </QueryClientProvider>,
  );
  return {
    ...view,
    go: (steps: number) => act(() => router.navigate(steps)),
    address: () => router.state.location.pathname + router.state.location.hash,
    search: () => router.state.location.search,
  };
}
