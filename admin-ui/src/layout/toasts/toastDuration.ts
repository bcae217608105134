import type { NotificationPayload } from 'react-admin';

const DEFAULT_MS = 3000;
const RESULT_MS = 2000;
/** Long enough to reach the undo button. */
const UNDO_MS = 5000;

/** Milliseconds that a toast stays; null until it is closed. */
export function toastDuration({ type, notificationOptions }: NotificationPayload): number | null {
  const { autoHideDuration, undoable } = notificationOptions ?? {};
  if (autoHideDuration !== undefined) return autoHideDuration;
  if (undoable) return UNDO_MS;
  return type === 'success' || type === 'error' ? RESULT_MS : DEFAULT_MS;
}
