import type { UserStatsView } from '@contracts/statistics/statistics';
import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { isUsedUp, limitText } from './statsText';

/** What a user has used of each limit, one below the other; what is used up stands out. */
export function LimitsField() {
  const stats = useRecordContext<UserStatsView>();
  if (!stats?.limits.length) return <>–</>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', minWidth: 200 }}>
      {stats.limits.map((limit) => (
        <Box
          key={limit.modelId}
          component="li"
          sx={isUsedUp(limit) ? { color: 'error.main', fontWeight: 600 } : undefined}
        >
          {limitText(limit)}
        </Box>
      ))}
    </Box>
  );
}
