import { useWarnWhenUnsavedChanges } from 'react-admin';

/** Asks before the page of a form with changes is left; a dialog's own close button does not ask. */
export function LeaveWarning({ enabled }: { enabled: boolean }) {
  useWarnWhenUnsavedChanges(enabled);
  return null;
}
