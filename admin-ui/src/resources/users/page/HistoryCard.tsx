import type { AuditEntryView } from '@contracts/audit/audit';
import type { UserView } from '@contracts/users/users';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListPager } from '../../../shared/result/ListPager';
import { apiPage } from '../../../providers/apiClient';
import { ACTION_LABELS } from '../../../shared/audit/auditLabels';
import { ChangesTable } from '../../../shared/audit/ChangesTable';
import { ErrorState } from '../../../shared/ErrorState';
import { formatDateTime } from '../../../shared/format';
import { ResultFrame } from '../../../shared/result/ResultFrame';

const PER_PAGE = 10;

/** What admins have done to the account, last first. */
export function HistoryCard({ user }: { user: UserView }) {
  const [page, setPage] = useState(0);
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['audit', 'users', user.id, page],
    queryFn: ({ signal }) => historyOf(user.id, page, signal),
    placeholderData: keepPreviousData,
    // The account may just have been edited.
    staleTime: 0,
  });
  if (error) {
    return (
      <ResultFrame title="History">
        <ErrorState text="The history could not be loaded." onRetry={() => void refetch()} />
      </ResultFrame>
    );
  }
  return (
    <ResultFrame title="History" text="What admins changed, last first.">
      {isPending ? <Skeleton variant="rounded" height={160} /> : null}
      {data?.total === 0 ? <Typography>No admin has changed this account.</Typography> : null}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.items.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Box>
      {data ? <ListPager total={data.total} page={page} perPage={PER_PAGE} onPage={setPage} /> : null}
    </ResultFrame>
  );
}

function historyOf(recordId: string, page: number, signal: AbortSignal) {
  const query = new URLSearchParams({
    filter: JSON.stringify({ resource: 'users', recordId }),
    sort: JSON.stringify(['time', 'DESC']),
    range: JSON.stringify([page * PER_PAGE, (page + 1) * PER_PAGE - 1]),
  });
  return apiPage<AuditEntryView>(`/audit?${query.toString()}`, { signal });
}

function Entry({ entry }: { entry: AuditEntryView }) {
  return (
    <Box component="li" sx={{ py: 1.5, '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' } }}>
      <Typography sx={{ fontWeight: 600 }}>{ACTION_LABELS[entry.action]}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {entry.actorEmail} · {formatDateTime(entry.time)}
      </Typography>
      <ChangesTable entry={entry} />
    </Box>
  );
}
