import DoneIcon from '@mui/icons-material/Done';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import { type NotificationPayload, useTranslate } from 'react-admin';
import { toastDuration } from './toastDuration';

interface PassingToastProps {
  notification: NotificationPayload;
  onClose: () => void;
}

/** A line that nobody needs to act on: it is small, lets the pointer through and disappears on its own. */
export function PassingToast({ notification, onClose }: PassingToastProps) {
  const translate = useTranslate();
  const expire = useEffectEvent(onClose);
  const duration = toastDuration(notification) ?? 0;
  useEffect(() => {
    const timer = setTimeout(expire, duration);
    return () => clearTimeout(timer);
  }, [duration]);
  const { message } = notification;
  return (
    <Typography
      role="status"
      variant="caption"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        height: { xs: 20, sm: 24 },
        px: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 3,
        bgcolor: 'background.paper',
      }}
    >
      <DoneIcon color="success" sx={{ fontSize: 16 }} />
      {typeof message === 'string' ? translate(message) : message}
    </Typography>
  );
}
