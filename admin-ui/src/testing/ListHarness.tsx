import { QueryClient } from '@tanstack/react-query';
import {
  AdminContext,
  type DataProvider,
  defaultI18nProvider,
  memoryStore,
  ResourceContextProvider,
  ResourceDefinitionContextProvider,
} from 'react-admin';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Toasts } from '../layout/toasts/Toasts';
import type { ResourceOptions } from '../shared/recordNoun';

interface ListHarnessProps {
  dataProvider: Partial<DataProvider>;
  options?: Partial<ResourceOptions>;
  children: ReactNode;
}

/** What surrounds a page of the resource `users`, with toasts. */
export function ListHarness({ dataProvider, options, children }: ListHarnessProps) {
  const noun = { one: 'user', many: 'users', onDelete: 'Their results go too.' };
  const users = {
    name: 'users',
    hasCreate: true,
    hasEdit: true,
    options: { label: 'Users', noun, ...options },
    recordRepresentation: 'name',
  };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return (
    <MemoryRouter future={{ v7_startTransition: false, v7_relativeSplatPath: false }}>
      <AdminContext
        dataProvider={dataProvider as DataProvider}
        i18nProvider={defaultI18nProvider}
        store={memoryStore()}
        queryClient={queryClient}
      >
        <ResourceDefinitionContextProvider definitions={{ users }}>
          <ResourceContextProvider value="users">{children}</ResourceContextProvider>
        </ResourceDefinitionContextProvider>
        <Toasts />
      </AdminContext>
    </MemoryRouter>
  );
}
