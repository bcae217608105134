import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useNotify, useStoreContext } from 'react-admin';
import { Splash } from '../shared/Splash';
import { session, useSession } from './useSession';

interface SessionGateProps {
  /** The resources whose lists this browser remembers: their search, filters, page and selection. */
  lists: readonly string[];
  /** Called while the server is asked whose token it is. */
  meanwhile: () => void;
  children: ReactNode;
}

/** Nothing of the application shows before it is settled who is here. */
export function SessionGate({ lists, meanwhile, children }: SessionGateProps) {
  const state = useSession();
  const notify = useNotify();
  const queries = useQueryClient();
  const store = useStoreContext();
  const userId = state.status === 'user' ? state.user.id : '';

  useEffect(
    () => session.onMessage(({ text, type, passing }) => notify(text, { type, passing, ofSession: true })),
    [notify],
  );
  useEffect(() => {
    void session.start();
    if (session.getState().status === 'checking') meanwhile();
  }, [meanwhile]);
  // One user's lists are never shown to the next.
  useEffect(() => () => queries.clear(), [queries, userId]);
  useEffect(() => {
    if (state.status === 'guest') lists.forEach((list) => store.removeItems(`${list}.`));
  }, [state.status, store, lists]);

  return state.status === 'checking' ? <Splash text={state.doing} /> : children;
}
