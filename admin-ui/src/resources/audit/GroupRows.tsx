import type { AuditEntryView } from '@contracts/audit/audit';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { apiPage } from '../../providers/apiClient';
import { ACTION_LABELS } from '../../shared/audit/auditLabels';
import { ListPager } from '../../shared/result/ListPager';

const PER_PAGE = 25;

/** What belongs to an entry, such as the users of an import; nothing where nothing does. */
export function GroupRows({ group }: { group: string }) {
  const [page, setPage] = useState(0);
  const { data } = useQuery({
    queryKey: ['audit', 'group', group, page],
    queryFn: ({ signal }) => rowsOf(group, page, signal),
    placeholderData: keepPreviousData,
  });
  if (!data || data.total === 0) return null;
  return (
    <Box component="section" aria-label="Records of this entry" sx={{ mt: 3 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        Records
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.items.map(({ id, label, action }) => (
          <Box component="li" key={id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Link component={RouterLink} to={`/audit-log/${id}`} sx={{ overflowWrap: 'anywhere' }}>
              {label}
            </Link>{' '}
            <Typography component="span" variant="body2" color="text.secondary">
              {ACTION_LABELS[action]}
            </Typography>
          </Box>
        ))}
      </Box>
      <ListPager total={data.total} page={page} perPage={PER_PAGE} onPage={setPage} />
    </Box>
  );
}

function rowsOf(group: string, page: number, signal: AbortSignal) {
  const query = new URLSearchParams({
    filter: JSON.stringify({ group }),
    sort: JSON.stringify(['time', 'ASC']),
    range: JSON.stringify([page * PER_PAGE, (page + 1) * PER_PAGE - 1]),
  });
  return apiPage<AuditEntryView>(`/audit?${query.toString()}`, { signal });
}
