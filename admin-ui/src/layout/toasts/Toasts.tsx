import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type NotificationPayload, useNotificationContext, useTakeUndoableMutation } from 'react-admin';
import { session } from '../../session/useSession';
import { isLimitShown } from '../limits/useLimitReached';
import { BULK_ACTIONS } from '../../theme/components';
import { BARS_HEIGHT, NAVBAR_SPACE, TOOLBAR_HEIGHT } from '../../theme/measures';
import { PassingToast } from './PassingToast';
import { Toast } from './Toast';
import { useSendOnLeaving } from './useSendOnLeaving';

interface Entry {
  key: number;
  notification: NotificationPayload;
}

const isUndoable = ({ notification }: Entry) => Boolean(notification.notificationOptions?.undoable);

type Place = 'urgent' | 'usual' | 'passing';

function placeOf({ notification: { type, notificationOptions } }: Entry): Place {
  if (type === 'error' || type === 'warning') return 'urgent';
  return notificationOptions?.passing ? 'passing' : 'usual';
}

/** With a session its pages are gone: only why it ended is told, not what failed by it. */
function isOfLostSession({ type, notificationOptions }: NotificationPayload): boolean {
  return type === 'error' && session.getState().status === 'guest' && !notificationOptions?.ofSession;
}

/** The dialog of a limit says more than what failed by it. */
function isOfLimit({ type }: NotificationPayload): boolean {
  return type === 'error' && isLimitShown();
}

/** A failure that repeats itself is told by the toast that is up already. */
function withEntry(shown: Entry[], entry: Entry): Entry[] {
  const { message, type } = entry.notification;
  const same = ({ notification }: Entry) =>
    type === 'error' && notification.type === type && notification.message === message;
  if (!shown.some(same)) return [...shown, entry];
  return shown.map((earlier) => (same(earlier) ? { ...entry, key: earlier.key } : earlier));
}

const STACK = {
  position: 'fixed',
  zIndex: 'snackbar',
  maxWidth: { sm: 440 },
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  pointerEvents: 'none',
} as const;

/**
 * Every notification of the application, the newest below: what went wrong at the top right, what passes by above the
 * page's title, the rest at the bottom, where it covers no page's main action.
 */
export function Toasts() {
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const [entries, setEntries] = useState<Entry[]>([]);
  const nextKey = useRef(0);

  const close = (entry: Entry, isUndo: boolean) => {
    // React-admin queues the changes that wait for their toast's end; the first is the oldest.
    if (isUndoable(entry)) takeMutation()?.({ isUndo });
    setEntries((shown) => shown.filter(({ key }) => key !== entry.key));
  };

  const send = () => {
    const waiting = entries.filter(isUndoable);
    waiting.forEach((entry) => close(entry, false));
    return waiting.length > 0;
  };
  useSendOnLeaving(send);

  const show = useEffectEvent((notification: NotificationPayload) => {
    const entry = { key: nextKey.current++, notification };
    if (isUndoable(entry)) send();
    setEntries((shown) => withEntry(shown, entry));
  });

  useEffect(() => {
    if (notifications.length === 0) return;
    const notification = takeNotification();
    if (notification && !isOfLostSession(notification) && !isOfLimit(notification)) show(notification);
  }, [notifications, takeNotification]);

  const shown = (place: Place) =>
    entries
      .filter((entry) => placeOf(entry) === place)
      .map((entry) => {
        const { key, notification } = entry;
        const onClose = (isUndo = false) => close(entry, isUndo);
        const View = place === 'passing' ? PassingToast : Toast;
        return <View key={key} notification={notification} onClose={onClose} />;
      });

  return (
    <Box sx={{ displayPrint: 'none' }}>
      <Box
        sx={{ ...STACK, top: TOOLBAR_HEIGHT + 8, right: 16, left: { xs: 16, sm: 'auto' }, alignItems: 'end' }}
      >
        {shown('urgent')}
      </Box>
      <Box
        aria-live="polite"
        sx={{
          ...STACK,
          // Else it would move there a frame late where motion is off.
          transition: 'none',
          top: `calc(var(${BARS_HEIGHT}, 0px) + 2px)`,
          left: { xs: 16, md: `calc(var(${NAVBAR_SPACE}, 0px) + 32px)` },
          alignItems: 'start',
          // A narrow screen has no room above its titles: there it is heard alone.
          clipPath: { xs: 'inset(50%)', md: 'none' },
        }}
      >
        {shown('passing')}
      </Box>
      <Box
        aria-live="polite"
        sx={{
          ...STACK,
          bottom: { xs: 88, sm: 24 },
          [`body:has(${BULK_ACTIONS}) &`]: { bottom: { xs: 200, sm: 88 } },
          insetInline: 16,
          mx: 'auto',
          alignItems: 'center',
        }}
      >
        {shown('usual')}
      </Box>
    </Box>
  );
}
