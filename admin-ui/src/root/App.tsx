import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClient } from '@tanstack/react-query';
import { AdminContext, AdminUI, defaultI18nProvider, localStorageStore } from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { AppLayout } from '../layout/AppLayout';
import { Crash } from '../layout/Crash';
import { Toasts } from '../layout/toasts/Toasts';
import { LoginPage } from '../pages/login/LoginPage';
import { NotFoundPage } from '../pages/NotFoundPage';
import { authProvider } from '../providers/authProvider';
import { dataProvider } from '../providers/dataProvider';
import { SessionGate } from '../session/SessionGate';
import { SchemeSync } from '../theme/SchemeSync';
import { darkTheme, lightTheme } from '../theme/themes';
import { appRoutes } from './appRoutes';

const store = localStorageStore('1', 'cohort');
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 5_000 } } });
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
const styles = createCache({ key: 'css', nonce });

/** The toasts are outside of AdminUI, because the session speaks while its check still runs. */
const NoNotification = () => null;

function CohortAdmin() {
  return (
    <AdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={defaultI18nProvider}
      queryClient={queryClient}
      store={store}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
    >
      <SchemeSync />
      <Toasts />
      <SessionGate>
        <AdminUI
          layout={AppLayout}
          loginPage={LoginPage}
          catchAll={NotFoundPage}
          error={Crash}
          notification={NoNotification}
          title="Cohort"
          disableTelemetry
        >
          {appRoutes}
        </AdminUI>
      </SessionGate>
    </AdminContext>
  );
}

/** A data router, because asking before a dirty form is left needs one. */
const router = createBrowserRouter([{ path: '*', element: <CohortAdmin /> }]);

export function App() {
  return (
    <CacheProvider value={styles}>
      <RouterProvider router={router} />
    </CacheProvider>
  );
}
