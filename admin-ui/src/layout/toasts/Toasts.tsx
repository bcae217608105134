import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type NotificationPayload, useNotificationContext, useTakeUndoableMutation } from 'react-admin';
import { TOOLBAR_HEIGHT } from '../../theme/measures';
import { Toast } from './Toast';

interface Entry {
  key: number;
  notification: NotificationPayload;
}

const isUndoable = ({ notification }: Entry) => Boolean(notification.notificationOptions?.undoable);

/** Every notification of the application, the newest below, at the top right. */
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

  const show = useEffectEvent((notification: NotificationPayload) => {
    const entry = { key: nextKey.current++, notification };
    if (isUndoable(entry)) entries.filter(isUndoable).forEach((earlier) => close(earlier, false));
    setEntries((shown) => [...shown, entry]);
  });

  useEffect(() => {
    if (notifications.length === 0) return;
    const notification = takeNotification();
    if (notification) show(notification);
  }, [notifications, takeNotification]);

  return (
    <Box
      sx={{
        position: 'fixed',
        zIndex: (theme) => theme.zIndex.snackbar,
        top: TOOLBAR_HEIGHT + 8,
        right: 16,
        left: { xs: 16, sm: 'auto' },
        maxWidth: { sm: 440 },
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-end',
        gap: 1,
        pointerEvents: 'none',
      }}
    >
      {entries.map((entry) => (
        <Toast key={entry.key} notification={entry.notification} onClose={(isUndo) => close(entry, isUndo)} />
      ))}
    </Box>
  );
}
