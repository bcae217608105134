import type { DashboardView } from '@contracts/statistics/statistics';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { counted } from '../../shared/counted';
import { listPath } from '../../shared/list/listPath';
import { ResultFrame } from '../../shared/result/ResultFrame';

interface TopUsersProps extends Pick<DashboardView, 'topUsers'> {
  /** As the address of the page has it. */
  period: string;
}

/** Who did most in the period, each leading to the account. */
export function TopUsers({ topUsers, period }: TopUsersProps) {
  return (
    <ResultFrame title="Most active users">
      {topUsers.length === 0 ? (
        <Typography color="text.secondary">Nobody used a tool in this period.</Typography>
      ) : (
        <>
          <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {topUsers.map(({ id, name, email, operations }) => (
              <Box
                key={id}
                component="li"
                sx={{ display: 'flex', gap: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
              >
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Link
                    component={RouterLink}
                    to={`/users/${id}`}
                    noWrap
                    sx={{ display: 'block', color: 'text.primary', fontWeight: 600 }}
                  >
                    {name}
                  </Link>
                  <Typography variant="body2" color="text.secondary" noWrap title={email}>
                    {email}
                  </Typography>
                </Box>
                <Typography variant="body2" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                  {counted(operations, 'use')}
                </Typography>
              </Box>
            ))}
          </Box>
          <Button
            component={RouterLink}
            to={listPath('user-stats', { period })}
            size="small"
            sx={{ mt: 1.5, ml: -1.5 }}
          >
            All users
          </Button>
        </>
      )}
    </ResultFrame>
  );
}
