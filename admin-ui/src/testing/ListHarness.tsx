import { QueryClient } from '@tanstack/react-query';
import {
  AdminContext,
  type DataProvider,
  defaultI18nProvider,
  memoryStore,
  ResourceContextProvider,
  ResourceDefinitionContextProvider,
} from 'react-admin';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Toasts } from '../layout/toasts/Toasts';
import type { ResourceOptions } from '../shared/recordNoun';
import './fakeRequest';

interface ListHarnessProps {
  dataProvider: Partial<DataProvider>;
  /** Whose page it is; of users, unless said otherwise. */
  resource?: string;
  options?: Partial<ResourceOptions>;
  /** Where it opens. */
  path?: string;
  children: ReactNode;
}

const FUTURE = { v7_startTransition: false } as const;

/** What surrounds a page of a resource, with toasts. */
export function ListHarness({ path = '/', ...props }: ListHarnessProps) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <Harness {...props} /> }], { initialEntries: [path] }),
  );
  return <RouterProvider router={router} future={FUTURE} />;
}

function Harness({ dataProvider, resource = 'users', options, children }: ListHarnessProps) {
  const noun = { one: 'user', many: 'users', onDelete: 'Their results go too.' };
  const definition = {
    name: resource,
    hasCreate: true,
    hasEdit: true,
    options: { label: 'Users', noun, ...options },
    recordRepresentation: 'name',
  };
  const [{ queryClient, store }] = useState(() => ({
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    store: memoryStore(),
  }));
  return (
    <AdminContext
      dataProvider={dataProvider as DataProvider}
      i18nProvider={defaultI18nProvider}
      store={store}
      queryClient={queryClient}
    >
      <ResourceDefinitionContextProvider definitions={{ [resource]: definition }}>
        <ResourceContextProvider value={resource}>{children}</ResourceContextProvider>
      </ResourceDefinitionContextProvider>
      <Toasts />
    </AdminContext>
  );
}
