import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { CoreAdminContext, CoreAdminUI, defaultI18nProvider, localStorageStore } from 'react-admin';

import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Crash } from '../layout/Crash';
import { PageSkeleton } from '../layout/PageSkeleton';
import { preloadPage } from '../layout/preloadPage';
import { Toasts } from '../layout/toasts/Toasts';
import { NotFoundPage } from '../pages/notices';
import { authProvider } from '../providers/authProvider';
import { dataProvider } from '../providers/dataProvider';
import { READY_ADMIN_PAGES } from '../resources/adminPages';
import { SessionGate } from '../session/SessionGate';
import { storeOfUser } from '../session/storeOfUser';
import { session } from '../session/useSession';
import { lazyNamed } from '../shared/lazyNamed';
import { Splash } from '../shared/Splash';
import { useInstance } from '../shared/useInstance';
import { AccentSync } from '../theme/AccentSync';
import { SchemeProvider } from '../theme/SchemeProvider';
import { appRoutes } from './appRoutes';
import { createQueryClient } from './createQueryClient';
import { forgetOnLogout } from './forgetOnLogout';
import { keepToOwnPath } from './ownPath';
import { Deferred } from '../shared/Deferred';

/** A guest needs no frame, and whoever is signed in no login. */
const AppLayout = lazyNamed(() => import('../layout/AppLayout'), 'AppLayout');
const LoginPage = lazyNamed(async () => {
  const { LoginPage: Page } = await import('../pages/login/LoginPage');
  // Who logs in wants it next.
  AppLayout.preload();
  return { LoginPage: Page };
}, 'LoginPage');

const store = storeOfUser(localStorageStore('1', 'cohort'), () => session.userId());
forgetOnLogout(session);
const queryClient = createQueryClient();
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
const styles = createCache({ key: 'css', nonce });

const LISTS = READY_ADMIN_PAGES.map(({ id }) => id);

function preloadFirst() {
  AppLayout.preload();
  preloadPage(window.location.pathname);
}

/** React-admin's core with this product's own frame: what it brings ready-made is not loaded. */
function CohortAdmin() {
  const { name } = useInstance();
  return (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={defaultI18nProvider}
      queryClient={queryClient}
      store={store}
    >
      <SchemeProvider>
        <CssBaseline enableColorScheme />
        <AccentSync />
        <SessionGate lists={LISTS} meanwhile={preloadFirst}>
          <Deferred fallback={<Splash />}>
            <CoreAdminUI
              layout={AppLayout}
              loginPage={LoginPage}
              catchAll={NotFoundPage}
              error={Crash}
              loading={PageSkeleton}
              title={name}
              disableTelemetry
            >
              {appRoutes}
            </CoreAdminUI>
          </Deferred>
        </SessionGate>
        <Toasts />
      </SchemeProvider>
    </CoreAdminContext>
  );
}

keepToOwnPath(window);

/** A data router, because asking before a dirty form is left needs one. */
const router = createBrowserRouter([{ path: '*', element: <CohortAdmin /> }]);

export function App() {
  return (
    <CacheProvider value={styles}>
      <RouterProvider router={router} />
    </CacheProvider>
  );
}
