import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Grow from '@mui/material/Grow';
import { useEffect, useEffectEvent, useState } from 'react';
import { CloseNotificationContext, type NotificationPayload, useTranslate } from 'react-admin';
import { toastDuration } from './toastDuration';

interface ToastProps {
  notification: NotificationPayload;
  onClose: (isUndo: boolean) => void;
}

/** One notification; it stays while the pointer or the focus is on it, and begins anew with a new notification. */
export function Toast({ notification, onClose }: ToastProps) {
  const translate = useTranslate();
  const [held, setHeld] = useState(false);
  const { message, type, notificationOptions } = notification;
  const undoable = Boolean(notificationOptions?.undoable);
  const duration = toastDuration(notification);
  /** For what a notification shows itself, such as a button that leads elsewhere. */
  const expireNow = () => onClose(false);
  const expire = useEffectEvent(() => onClose(false));

  useEffect(() => {
    if (held || duration === null) return;
    const timer = setTimeout(expire, duration);
    return () => clearTimeout(timer);
  }, [held, duration, notification]);

  useEffect(() => {
    if (!undoable) return;
    // The change is not sent yet.
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [undoable]);

  return (
    <Grow in>
      <Alert
        severity={severityOf(type)}
        variant="outlined"
        role={type === 'error' || type === 'warning' ? 'alert' : 'status'}
        onMouseEnter={() => setHeld(true)}
        onMouseLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        onClose={undoable ? undefined : () => onClose(false)}
        action={
          undoable ? (
            <Button color="inherit" size="small" onClick={() => onClose(true)}>
              {translate('ra.action.undo')}
            </Button>
          ) : undefined
        }
        sx={{
          pointerEvents: 'auto',
          alignItems: 'center',
          flexWrap: 'nowrap',
          borderRadius: 2,
          boxShadow: 8,
          bgcolor: 'background.paper',
          color: 'text.primary',
          fontWeight: 500,
          whiteSpace: 'pre-line',
        }}
      >
        <CloseNotificationContext.Provider value={expireNow}>
          {typeof message === 'string' ? translate(message, notificationOptions?.messageArgs) : message}
        </CloseNotificationContext.Provider>
      </Alert>
    </Grow>
  );
}

function severityOf(type: string): AlertColor {
  return type === 'success' || type === 'error' || type === 'warning' ? type : 'info';
}
