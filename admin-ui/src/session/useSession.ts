import type { AccessSubject } from '@contracts/access/access';
import type { ActingView } from '@contracts/auth/acting';
import type { UserView } from '@contracts/users/users';
import { useSyncExternalStore } from 'react';
import { Session, type SessionState } from './Session';

/** The one session of this window. */
export const session = new Session();

const GUEST: AccessSubject = { role: '', extendedPermissions: [] };

export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.getState);
}

/** The signed-in user; only for parts that guests never see. */
export function useUser(): UserView {
  const state = useSession();
  if (state.status !== 'user') throw new Error('This part of the page needs a logged-in user.');
  return state.user;
}

/** Whether an admin has the application open as the user, and until when. */
export function useActing(): ActingView | undefined {
  const state = useSession();
  return state.status === 'user' ? state.acting : undefined;
}

/** What the access rules read of whoever is here. */
export function useSubject(): AccessSubject {
  const state = useSession();
  return state.status === 'user' ? state.user : GUEST;
}
