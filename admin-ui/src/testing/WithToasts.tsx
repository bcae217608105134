import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { NotificationContextProvider, UndoableMutationsContextProvider } from 'react-admin';
import { Toasts } from '../layout/toasts/Toasts';

/** A part of a page with the notices that it tells. */
export function WithToasts({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <NotificationContextProvider>
        <UndoableMutationsContextProvider>
          {children}
          <Toasts />
        </UndoableMutationsContextProvider>
      </NotificationContextProvider>
    </QueryClientProvider>
  );
}
