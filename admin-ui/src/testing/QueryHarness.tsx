import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { MemoryRouter, parsePath, useLocation } from 'react-router-dom';
import { clientWithoutRetries } from './clientWithoutRetries';

interface QueryHarnessProps {
  path?: string;
  state?: unknown;
  children: ReactNode;
}

/** What surrounds a part of a page that asks the API, with the address in a `status` of its own. */
export function QueryHarness({ path = '/', state, children }: QueryHarnessProps) {
  const [client] = useState(clientWithoutRetries);
  return (
    <MemoryRouter
      initialEntries={[{ ...parsePath(path), state }]}
      future={{ v7_startTransition: false, v7_relativeSplatPath: false }}
    >
      <QueryClientProvider client={client}>
        <Address />
        {children}
      </QueryClientProvider>
    </MemoryRouter>
  );
}

function Address() {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  return <output aria-label="Address">{`${pathname} ${JSON.stringify(state)}`}</output>;
}
