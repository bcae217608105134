import { MAX_COUNTED_UNREAD } from '@contracts/notices/notices';
import BellIcon from '@mui/icons-material/NotificationsNoneOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { lazyOverlay } from '../../shared/lazyOverlay';
import { ToolbarButton } from '../toolbar/ToolbarButton';
import { useQuery } from '@tanstack/react-query';
import { getUnread, noticeKeys } from '../../shared/notices/noticeApi';
import { useWasQuiet } from '../../shared/usePreload';

/** Between two looks, while the window is in sight. */
const EVERY_MS = 60_000;

/** How many notices are unread; the page comes first. */
function useUnread(): number {
  const pageIsThere = useWasQuiet();
  const { data } = useQuery({
    queryKey: noticeKeys.unread,
    queryFn: ({ signal }) => getUnread(signal),
    enabled: pageIsThere,
    refetchInterval: EVERY_MS,
    staleTime: EVERY_MS / 2,
  });
  return data?.count ?? 0;
}

const NotificationMenu = lazyOverlay(() => import('./NotificationMenu'), 'NotificationMenu');

/** Says how many notices are unread, and opens the newest. */
export function NotificationBell() {
  const count = useUnread();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const number = count < MAX_COUNTED_UNREAD ? String(count) : `${MAX_COUNTED_UNREAD - 1}+`;
  return (
    <>
      <ToolbarButton
        label={count > 0 ? `Notifications, ${number} unread` : 'Notifications'}
        icon={
          <>
            <BellIcon />
            {count > 0 ? <UnreadBadge text={number} /> : null}
          </>
        }
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <NotificationMenu open={anchor !== null} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}

/** A number at the corner of an icon: MUI's badge would be loaded with the frame of every page. */
function UnreadBadge({ text }: { text: string }) {
  return (
    <Box
      component="span"
      sx={{
        position: 'absolute',
        top: { xs: -2, sm: 0 },
        left: '50%',
        minWidth: 20,
        px: 0.75,
        borderRadius: 2.5,
        color: 'error.contrastText',
        bgcolor: 'error.main',
        fontSize: 12,
        fontWeight: 500,
        lineHeight: '20px',
      }}
    >
      {text}
    </Box>
  );
}
