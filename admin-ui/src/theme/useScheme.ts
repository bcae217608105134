import { useSession } from '../session/useSession';
import { keptScheme, type SchemeChoice } from './keptScheme';

/** The colour scheme that the account has chosen, in whichever browser. */
export function useScheme(): SchemeChoice {
  const state = useSession();
  return state.status === 'user' ? (state.user.data.settings.theme ?? 'system') : keptScheme();
}
