import { NOTICE_DAYS } from '@contracts/notices/notices';
import BellIcon from '@mui/icons-material/NotificationsNoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useActing } from '../../session/useSession';
import { EmptyState } from '../../shared/EmptyState';
import { useNoticeChanges } from '../../shared/notices/useNoticeChanges';
import { ListPager } from '../../shared/result/ListPager';
import { ResultStates } from '../../shared/result/ResultStates';
import { useLastPage } from '../../shared/result/useLastPage';
import { NoticeFilters } from './NoticeFilters';
import { NoticeItem } from './NoticeItem';
import { NOTICES_PER_PAGE, useNotices, useNoticeView } from './useNotices';

/** All that a user was told, the newest first. */
export function Notices() {
  const view = useNoticeView();
  const { filter, isFiltered, page, goTo, narrow } = view;
  const notices = useNotices(page, filter);
  const changes = useNoticeChanges();
  const isActing = useActing() !== undefined;
  useLastPage(notices, { page, perPage: NOTICES_PER_PAGE, goTo });
  const items = notices.data?.items ?? [];
  const showsAll = !isFiltered && page === 1;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5, mb: 1.5 }}>
        <NoticeFilters view={view} />
        {isActing ? null : (
          <Button
            variant="outlined"
            disabled={!items.some(({ readAt }) => !readAt)}
            loading={changes.changing === 'all'}
            // Beyond the first page there are newer ones, which count as seen.
            onClick={() => void changes.readAll(showsAll ? items : [])}
            sx={{ ml: { sm: 'auto' } }}
          >
            Mark all read
          </Button>
        )}
      </Box>
      <ResultStates
        query={notices}
        isEmpty={({ total }) => total === 0}
        empty={<Nothing isFiltered={isFiltered} onAll={() => narrow({ show: '', severity: '', kind: '' })} />}
        failure="Your notifications could not be loaded"
        loading={{ label: 'Loading your notifications', heights: [56, 56, 56, 56, 56] }}
      >
        {({ items: shown, total }) => (
          <>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {shown.map((notice) => (
                <NoticeItem key={notice.id} {...{ notice, changes, isActing }} />
              ))}
            </Box>
            <ListPager
              total={total}
              page={page - 1}
              perPage={NOTICES_PER_PAGE}
              onPage={(next) => goTo(next + 1)}
            />
            <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 1.5 }}>
              Notifications are kept for {NOTICE_DAYS} days.
            </Typography>
          </>
        )}
      </ResultStates>
    </>
  );
}

function Nothing({ isFiltered, onAll }: { isFiltered: boolean; onAll: () => void }) {
  if (!isFiltered) {
    return (
      <EmptyState
        icon={<BellIcon />}
        title="No notifications"
        text="When a page that you watch changes, it is listed here. Under Channels you can also get notifications by email, in a chat or by webhook."
      />
    );
  }
  return (
    <EmptyState
      icon={<BellIcon />}
      title="Nothing matches"
      text="No notification matches these filters."
      action={
        <Button variant="outlined" onClick={onAll}>
          Show all
        </Button>
      }
    />
  );
}
