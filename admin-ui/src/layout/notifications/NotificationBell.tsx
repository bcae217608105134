import { MAX_COUNTED_UNREAD } from '@contracts/notices/notices';
import BellIcon from '@mui/icons-material/NotificationsNoneOutlined';
import Badge from '@mui/material/Badge';
import { useState } from 'react';
import { lazyOverlay } from '../../shared/lazyOverlay';
import { ToolbarButton } from '../toolbar/ToolbarButton';
import { useUnread } from './useUnread';

const NotificationMenu = lazyOverlay(() => import('./NotificationMenu'), 'NotificationMenu');
const MOST = MAX_COUNTED_UNREAD - 1;

/** Says how many notices are unread, and opens the newest. */
export function NotificationBell() {
  const count = useUnread();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // As it stands on the badge: who speaks to the page says what is there to read.
  const unread = `${count > MOST ? `${MOST}+` : count} unread`;
  return (
    <>
      <ToolbarButton
        label={count > 0 ? `Notifications, ${unread}` : 'Notifications'}
        icon={
          // A badge of nothing is unseen, but its 0 is a text that the button's name would lack.
          count > 0 ? (
            <Badge badgeContent={count} max={MOST} color="error" overlap="circular">
              <BellIcon />
            </Badge>
          ) : (
            <BellIcon />
          )
        }
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <NotificationMenu open={anchor !== null} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}
