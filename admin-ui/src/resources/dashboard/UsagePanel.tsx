import type { DashboardView } from '@contracts/statistics/statistics';
import UsageIcon from '@mui/icons-material/QueryStatsOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { EmptyState } from '../../shared/EmptyState';
import { NumbersDownload } from '../../shared/result/NumbersDownload';
import { ResultBar } from '../../shared/result/ResultBar';
import { ResultFrame } from '../../shared/result/ResultFrame';
import { ViewToggle } from '../../shared/result/ViewToggle';
import { formatPeriod } from '../../shared/usage/periodNames';
import { newUserBars, operationBars, usageRows, userBars } from './usageSeries';
import { UsageChart } from './UsageChart';
import { UsageTable } from './UsageTable';

const CHART_HEIGHT = 320;

const VIEWS = {
  operations: 'Uses',
  users: 'Active users',
  newUsers: 'New users',
  table: 'Table',
} as const;
type View = keyof typeof VIEWS;

const BARS = { operations: operationBars, users: userBars, newUsers: newUserBars };

/** How the period went, day by day: operations by tool, active or new users, or all of it as a table. */
export function UsagePanel({ days, period }: Pick<DashboardView, 'days' | 'period'>) {
  const [view, setView] = useState<View>('operations');
  return (
    <ResultFrame title="Day by day" text={formatPeriod(period)}>
      <ResultBar
        exports={
          <NumbersDownload
            fileName={`usage ${period.from} to ${period.to}.csv`}
            rowsOf={() => usageRows(days)}
          />
        }
      >
        <ViewToggle views={VIEWS} view={view} onChange={setView} />
      </ResultBar>
      <Box sx={{ mt: 2, minHeight: CHART_HEIGHT }}>
        <Days view={view} days={days} />
      </Box>
    </ResultFrame>
  );
}

function Days({ view, days }: { view: View; days: DashboardView['days'] }) {
  if (view === 'table') return <UsageTable days={days} />;
  if (view !== 'newUsers' && days.every(({ operations }) => operations === 0)) {
    return (
      <EmptyState
        icon={<UsageIcon />}
        title="No tool was used in this period"
        text="Choose a longer period, or come back when students have worked with a tool."
      />
    );
  }
  return <UsageChart {...BARS[view](days)} />;
}
