import type { DashboardView } from '@contracts/statistics/statistics';
import Box from '@mui/material/Box';
import { SubscriptionsPanel } from './SubscriptionsPanel';
import { TopUsers } from './TopUsers';
import { UsagePanel } from './UsagePanel';

/** What stands below the figures: the days, who used most, and whose subscription ends. */
export function DashboardPanels({ data, period }: { data: DashboardView; period: string }) {
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <UsagePanel days={data.days} period={data.period} />
        <TopUsers topUsers={data.topUsers} period={period} />
      </Box>
      <SubscriptionsPanel endingSubscriptions={data.endingSubscriptions} />
    </>
  );
}
