import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { session } from '../../session/useSession';

/** How long a logout waits for what it sends. */
const LONGEST_MS = 3_000;

/** Sends what waits for an undo that nobody can give any more: the page is left, or the session ended by its user. */
export function useSendOnLeaving(send: () => boolean): void {
  const queries = useQueryClient();
  const leave = useEffectEvent(send);
  useEffect(() => {
    const leavePage = () => void leave();
    window.addEventListener('pagehide', leavePage);
    return () => window.removeEventListener('pagehide', leavePage);
  }, []);
  useEffect(() => session.onLogout(() => (leave() ? allSent(queries) : undefined)), [queries]);
}

function allSent(queries: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (queries.isMutating() > 0) return;
      end();
    };
    const unsubscribe = queries.getMutationCache().subscribe(look);
    const timer = setTimeout(() => end(), LONGEST_MS);
    const end = () => {
      unsubscribe();
      clearTimeout(timer);
      resolve();
    };
  });
}
