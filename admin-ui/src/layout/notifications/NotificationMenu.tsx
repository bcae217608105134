import { type NoticeView, NOTICES_PATH } from '@contracts/notices/notices';
import BellIcon from '@mui/icons-material/NotificationsNoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useActing } from '../../session/useSession';
import { EmptyState } from '../../shared/EmptyState';
import { formatDateTime } from '../../shared/format';
import { listNotices, noticeKeys } from '../../shared/notices/noticeApi';
import { NoticeTitle } from '../../shared/notices/NoticeTitle';
import { SeverityIcon } from '../../shared/notices/SeverityIcon';
import { useNoticeChanges } from '../../shared/notices/useNoticeChanges';
import { TOOLBAR_HEIGHT } from '../../theme/measures';
import { ResultStates } from '../../shared/result/ResultStates';

const SHOWN = 10;
/** Of what each says; the page of notices shows the whole. */
const LINES = 3;
const WIDTH = 400;

interface NotificationMenuProps {
  open: boolean;
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The newest notices. */
export function NotificationMenu({ open, anchor, onClose }: NotificationMenuProps) {
  return (
    <Popover
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': 'Notifications',
          sx: {
            width: WIDTH,
            maxWidth: 'calc(100vw - 32px)',
            // Below the toolbar, with as much room under it as at its sides.
            maxHeight: `calc(100vh - ${TOOLBAR_HEIGHT + 16}px)`,
            mt: 1,
            display: 'flex',
            flexDirection: 'column',
          },
        },
      }}
    >
      <Newest onClose={onClose} />
    </Popover>
  );
}

function Newest({ onClose }: { onClose: () => void }) {
  const query = useQuery({
    queryKey: noticeKeys.newest,
    queryFn: ({ signal }) => listNotices({ page: 1, perPage: SHOWN, filter: {} }, signal),
    staleTime: 0,
  });
  const { changing, read, readAll } = useNoticeChanges();
  const isActing = useActing() !== undefined;
  const items = query.data?.items ?? [];
  const open = (notice: NoticeView) => {
    onClose();
    if (!isActing) void read(notice);
  };
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 56, px: 2 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          Notifications
        </Typography>
        {!isActing && items.some(({ readAt }) => !readAt) ? (
          <Button size="small" loading={changing === 'all'} onClick={() => void readAll(items)}>
            Mark all read
          </Button>
        ) : null}
      </Box>
      <Divider />
      <Box sx={{ overflowY: 'auto', px: 2, py: 0.5 }}>
        <ResultStates
          query={query}
          isEmpty={({ total }) => total === 0}
          empty={
            <EmptyState
              icon={<BellIcon />}
              title="No notifications"
              text="New notifications will appear here."
            />
          }
          failure="Your notifications could not be loaded"
          loading={{ label: 'Loading your notifications', heights: [48, 48, 48] }}
        >
          {({ items: newest }) => (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {newest.map((notice) => (
                <NewestItem key={notice.id} notice={notice} onOpen={open} />
              ))}
            </Box>
          )}
        </ResultStates>
      </Box>
      <Divider />
      <Button component={Link} to={NOTICES_PATH} onClick={onClose} sx={{ m: 1, flexShrink: 0 }}>
        See all
      </Button>
    </>
  );
}

function NewestItem({ notice, onOpen }: { notice: NoticeView; onOpen: (notice: NoticeView) => void }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1.5,
        py: 1.25,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ pt: 0.25, lineHeight: 0 }}>
        <SeverityIcon severity={notice.severity} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <NoticeTitle notice={notice} onOpen={onOpen} />
        {notice.body ? (
          <Typography
            variant="body2"
            color="text.secondary"
            sx={{
              whiteSpace: 'pre-line',
              overflowWrap: 'anywhere',
              display: '-webkit-box',
              WebkitBoxOrient: 'vertical',
              WebkitLineClamp: LINES,
              overflow: 'hidden',
            }}
          >
            {notice.body}
          </Typography>
        ) : null}
        <Typography variant="caption" component="p" color="text.secondary">
          {formatDateTime(notice.at)}
        </Typography>
      </Box>
    </Box>
  );
}
