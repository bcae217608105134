import { adminPageTitle } from '@contracts/access/admin-pages';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { apiJson, messageOf } from '../../providers/apiClient';
import { ErrorState } from '../../shared/ErrorState';
import { lazyBody } from '../../shared/lazyBody';
import { PageBody } from '../../shared/PageBody';
import { PageHeader } from '../../shared/PageHeader';
import { Refreshing } from '../../shared/result/Refreshing';
import { PeriodPicker } from '../../shared/usage/PeriodPicker';
import { FIGURE_COLUMNS, FigureCards } from './FigureCard';
import { FirstSteps } from './FirstSteps';
import { figuresOf } from './figures';
import { useFirstSteps } from './useFirstSteps';
import { type DashboardView, DEFAULT_PERIOD } from '@contracts/statistics/statistics';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

/** Milliseconds between two looks at the figures. */
const REFRESH_MS = 60_000;

/** The dashboard's figures; those of the last period stay while those of another one come. */
function useDashboard(period: string) {
  return useQuery({
    queryKey: ['dashboard', period],
    queryFn: ({ signal }) =>
      apiJson<DashboardView>(`/statistics/dashboard?${new URLSearchParams({ period }).toString()}`, {
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
}

const DashboardPanels = lazyBody(() => import('./DashboardPanels'), 'DashboardPanels', PanelsOutline);

/** How the community is doing: figures of a period, each leading to the list behind it. */
export function DashboardList() {
  const [period, setPeriod] = usePeriod();
  return (
    <>
      <PageHeader
        title={adminPageTitle('dashboard')}
        subtitle="Who uses which tools, and how often. All dates are in UTC."
        actions={<PeriodPicker value={period} onChange={setPeriod} />}
      />
      <PageBody>
        <Figures period={period} />
      </PageBody>
    </>
  );
}

function Figures({ period }: { period: string }) {
  const query = useDashboard(period);
  const { data, error, refetch } = query;
  const { steps, hide } = useFirstSteps();
  if (data === undefined && error) {
    return (
      <ErrorState
        title="The dashboard could not be loaded"
        text={messageOf(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined || steps === undefined) return <Outline />;
  return (
    <Refreshing query={query}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {steps.length > 0 ? <FirstSteps steps={steps} onHide={hide} /> : null}
        <FigureCards figures={figuresOf(data, period)} />
        <DashboardPanels data={data} period={period} />
      </Box>
    </Refreshing>
  );
}

function Outline() {
  return (
    <Box
      role="status"
      aria-busy
      aria-label="Loading the figures"
      data-outline
      sx={{ display: 'grid', gap: 3 }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: FIGURE_COLUMNS,
        }}
      >
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} variant="rounded" height={118} />
        ))}
      </Box>
      <PanelsOutline />
    </Box>
  );
}

function PanelsOutline() {
  return <Skeleton variant="rounded" height={480} data-outline />;
}

/** The period in the page's address. */
function usePeriod(): [period: string, setPeriod: (period: string) => void] {
  const [params, setParams] = useSearchParams();
  const setPeriod = (period: string) => setParams({ period });
  return [params.get('period') ?? DEFAULT_PERIOD, setPeriod];
}
