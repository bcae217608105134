import DoneIcon from '@mui/icons-material/Done';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
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
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const { message } = notification;
  const text = typeof message === 'string' ? translate(message) : message;
  // It would touch the title there: it is read out alone.
  if (isNarrow)
    return (
      <span role="status" className="visually-hidden">
        {text}
      </span>
    );
  return (
    <Typography
      role="status"
      variant="caption"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        height: 24,
        px: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 3,
        bgcolor: 'background.paper',
      }}
    >
      <DoneIcon color="success" sx={{ fontSize: 16 }} />
      {text}
    </Typography>
  );
}
