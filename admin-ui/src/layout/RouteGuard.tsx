import { decidePath, homePathFor } from '@domain/access/navigation';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { BlockedPage, NoToolsPage, NotFoundPage } from '../pages/notices';
import { useSession, useSubject } from '../session/useSession';
import { QuotaGate } from './limits/QuotaGate';

/** Lets a page show only to those who may open it, and sends everybody else where they belong. */
export function RouteGuard({ children }: { children: ReactNode }) {
  const subject = useSubject();
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const hasLeft = session.status === 'guest' && session.left;
  switch (decidePath(subject, pathname)) {
    case 'login':
      if (hasLeft && pathname !== '/') return <Navigate to="/" />;
      return (
        <Navigate to="/login" state={pathname === '/' ? null : { from: pathname + search + hash }} replace />
      );
    case 'home':
      return <Navigate to="/" replace />;
    case 'blocked':
      return <BlockedPage />;
    case 'not-found':
      return <NotFoundPage />;
    case 'open': {
      if (pathname !== '/') return <QuotaGate>{children}</QuotaGate>;
      const home = homePathFor(subject);
      return home ? <Navigate to={home} replace /> : <NoToolsPage />;
    }
  }
}
