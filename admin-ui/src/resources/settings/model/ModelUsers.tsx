import type { ModelUserUsageView } from '@contracts/model/model';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { formatCount } from '../../../shared/format';
import { ListPager } from '../../../shared/result/ListPager';
import { type ResultColumn, ResultRows } from '../../../shared/result/ResultRows';
import { ResultStates } from '../../../shared/result/ResultStates';
import { useModelUsers } from './useModel';

const PER_PAGE = 10;

/** Who used the model today, the most first, in pages. */
export function ModelUsers() {
  const [page, setPage] = useState(0);
  const users = useModelUsers(page, PER_PAGE);
  return (
    <section aria-label="Users today">
      <Typography variant="subtitle2" component="h3" sx={{ mt: 3, mb: 1 }}>
        Users today
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        A day begins at midnight UTC.
      </Typography>
      <ResultStates
        query={users}
        isEmpty={({ total }) => total === 0}
        empty={<Typography>Nobody has used the model today.</Typography>}
        failure="The users could not be loaded"
        loading={{ label: 'Loading who used the model', heights: [120] }}
      >
        {({ items, total }) => (
          <>
            <ResultRows
              label="Users of the model today"
              columns={COLUMNS}
              rows={items}
              sort={undefined}
              onSort={() => undefined}
            />
            <ListPager total={total} page={page} perPage={PER_PAGE} onPage={setPage} />
          </>
        )}
      </ResultStates>
    </section>
  );
}

const COLUMNS: readonly ResultColumn<ModelUserUsageView>[] = [
  {
    label: 'User',
    cell: ({ user, name, email }) => (
      <Link component={RouterLink} to={`/users/${user}`}>
        {email || name || user}
      </Link>
    ),
  },
  { label: 'Tokens', numeric: true, cell: ({ tokensIn, tokensOut }) => formatCount(tokensIn + tokensOut) },
  { label: 'Sent', numeric: true, cell: ({ tokensIn }) => formatCount(tokensIn) },
  { label: 'Written', numeric: true, cell: ({ tokensOut }) => formatCount(tokensOut) },
  { label: 'Requests', numeric: true, cell: ({ requests }) => formatCount(requests) },
];
