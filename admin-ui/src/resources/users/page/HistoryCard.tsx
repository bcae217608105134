import type { AuditEntryView } from '@contracts/audit/audit';
import type { UserView } from '@contracts/users/users';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListPager } from '../../../shared/result/ListPager';
import { apiPage } from '../../../providers/apiClient';
import { ACTION_LABELS } from '../../../shared/audit/auditLabels';
import { ChangesTable } from '../../../shared/audit/ChangesTable';
import { formatDateTime } from '../../../shared/format';
import { ResultFrame } from '../../../shared/result/ResultFrame';
import { ResultStates } from '../../../shared/result/ResultStates';

const PER_PAGE = 10;

/** What admins have done to the account, last first. */
export function HistoryCard({ user }: { user: UserView }) {
  const [page, setPage] = useState(0);
  const history = useQuery({
    queryKey: ['audit', 'users', user.id, page],
    queryFn: ({ signal }) => historyOf(user.id, page, signal),
    placeholderData: keepPreviousData,
    // The account may just have been edited.
    staleTime: 0,
  });
  return (
    <ResultFrame title="History" text="What admins changed, newest first.">
      <ResultStates
        query={history}
        isEmpty={({ total }) => total === 0}
        empty={<Typography>No admin has changed this account.</Typography>}
        failure="The history could not be loaded"
        loading={{ label: 'Loading the history', heights: [160] }}
      >
        {({ items, total }) => (
          <>
            <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {items.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </Box>
            <ListPager total={total} page={page} perPage={PER_PAGE} onPage={setPage} />
          </>
        )}
      </ResultStates>
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
