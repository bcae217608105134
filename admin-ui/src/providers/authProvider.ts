import type { AuthProvider } from 'react-admin';
import { session } from '../session/useSession';

const currentUser = () => {
  const state = session.getState();
  return state.status === 'user' ? state.user : undefined;
};

/** React-admin's view of the session. The route guard redirects; the session itself hears of every 401. */
export const authProvider: AuthProvider = {
  login: ({ email, password }: { email: string; password: string }) => session.login(email, password),
  logout: async () => {
    session.logout();
    return false;
  },
  checkAuth: async () => {
    if (!currentUser()) throw Object.assign(new Error(), { message: false, logoutUser: false });
  },
  checkError: async () => undefined,
  getPermissions: async () => currentUser()?.role ?? '',
  getIdentity: async () => {
    const user = currentUser();
    return { id: user?.id ?? '', fullName: user?.data.displayName ?? '', avatar: user?.photoURL ?? '' };
  },
};
