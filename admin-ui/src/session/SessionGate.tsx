import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useNotify } from 'react-admin';
import { Splash } from '../shared/Splash';
import { session, useSession } from './useSession';

/** Nothing of the application shows before it is settled who is here. */
export function SessionGate({ children }: { children: ReactNode }) {
  const state = useSession();
  const notify = useNotify();
  const queries = useQueryClient();
  const userId = state.status === 'user' ? state.user.id : '';

  useEffect(() => session.onMessage(({ text, type }) => notify(text, { type, ofSession: true })), [notify]);
  useEffect(() => {
    void session.start();
  }, []);
  // One user's lists are never shown to the next.
  useEffect(() => () => queries.clear(), [queries, userId]);

  return state.status === 'checking' ? <Splash text={state.doing} /> : children;
}
