import type { UserStatsView } from '@contracts/statistics/statistics';
import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { isUsedUp, limitText, plannedOf, unplannedText } from './statsText';

/** Where a limit takes two lines, the second one hangs. */
const LIST = {
  ...{ m: 0, p: 0, listStyle: 'none', minWidth: 240, maxWidth: 420 },
  '& > li': { pl: 1.5, textIndent: '-12px' },
} as const;

/** What a user has used of each limit, one below the other; what is used up stands out, and what the plan lacks is last. */
export function LimitsField() {
  const stats = useRecordContext<UserStatsView>();
  if (!stats?.limits.length) return <>–</>;
  const unplanned = unplannedText(stats);
  return (
    <Box component="ul" sx={LIST}>
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
