import type { UserStatsView } from '@contracts/statistics/statistics';
import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { isUsedUp, limitText, plannedOf, unplannedText } from './statsText';

/** What a user has used of each limit, one below the other; what is used up stands out, and what the plan lacks is last. */
export function LimitsField() {
  const stats = useRecordContext<UserStatsView>();
  if (!stats?.limits.length) return <>–</>;
  const unplanned = unplannedText(stats);
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', minWidth: 200, maxWidth: 420 }}>
      {plannedOf(stats).map((limit) => (
        <Box
          key={limit.modelId}
          component="li"
          sx={isUsedUp(limit) ? { color: 'error.main', fontWeight: 600 } : undefined}
        >
          {limitText(limit)}
        </Box>
      ))}
      {unplanned ? (
        <Box component="li" sx={{ color: 'text.secondary' }}>
          {unplanned}
        </Box>
      ) : null}
    </Box>
  );
}
