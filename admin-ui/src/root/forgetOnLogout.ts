import type { Session } from '../session/Session';
import { forgetRecentTexts } from '../shared/text/recentTexts';

/** Earlier texts go with whoever signs out; what is being written stays. */
export function forgetOnLogout(session: Session): () => void {
  return session.onLogout(() => {
    forgetRecentTexts(session.userId());
    return undefined;
  });
}
