import type { RecordingView } from '@contracts/recording/recording';
import type { UserView } from '@contracts/users/users';
import { apiFetch, apiJson } from '../providers/apiClient';

const PATH = '/auth/session-recording';
/** What the page says of the recorder where there is one, but this page's policy lets it not in. */
const TO_ASK_FOR = 'available';
/** In the tab's storage: a browser without cookies would ask for ever. */
const ASKED = 'cohort-recorder-asked';

type Reload = () => void;
const reloadPage: Reload = () => location.reload();

/**
 * Before a user's pages show: records the session of a pro student, and of nobody else: null where an admin acts as one. Only the server lets a page load the
 * recorder, and not before it knows the session: false where the page is loaded anew for that.
 */
export async function settleRecording(user: UserView | null, reload = reloadPage): Promise<boolean> {
  const isPro = user?.role === 'student' && user.userType === 'pro';
  if (!isPro) return !(await endRecording(reload));
  const script = scriptLetIn();
  if (script) {
    record(script);
    return true;
  }
  if (recorder() !== TO_ASK_FOR || sessionStorage.getItem(ASKED)) return true;
  sessionStorage.setItem(ASKED, 'yes');
  const answer = await apiJson<RecordingView>(PATH, { method: 'POST', quiet: true }).catch(() => undefined);
  if (answer?.script) reload();
  return !answer?.script;
}

/** Loads a page that records, and lets in to record, anew without the recorder; whether there was need to. */
export async function endRecording(reload = reloadPage): Promise<boolean> {
  if (!scriptLetIn()) return false;
  sessionStorage.removeItem(ASKED);
  const isEnded = await apiFetch(PATH, { method: 'DELETE', quiet: true }).then(
    () => true,
    () => false,
  );
  if (isEnded) reload();
  return isEnded;
}

function record(script: string): void {
  sessionStorage.removeItem(ASKED);
  if (document.querySelector('script[data-session-recorder]')) return;
  const element = document.createElement('script');
  element.src = script;
  element.async = true;
  element.dataset.sessionRecorder = '';
  document.head.append(element);
}

function scriptLetIn(): string | undefined {
  return /^https?:/.test(recorder()) ? recorder() : undefined;
}

function recorder(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="session-recorder"]')?.content ?? '';
}
