import { CALCULATOR_MESSAGES } from '@contracts/calculators/calculator-messages';
import ChartIcon from '@mui/icons-material/QueryStatsOutlined';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useRef } from 'react';
import { EmptyState } from '../../../shared/EmptyState';
import { ResultStates } from '../../../shared/result/ResultStates';
import { type Estimate, type EstimateValues, type Estimator, termsOf } from '../estimators';
import { Assumptions } from './Assumptions';
import { Forecast } from './lazyForecast';
import { Deferred } from '../../../shared/Deferred';
import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';

interface EstimateResultsProps {
  estimator: Estimator;
  query: { data?: Estimate; error: Error | null; isFetching: boolean; refetch: () => unknown };
}

const EMPTY = (
  <EmptyState
    icon={<ChartIcon />}
    title="No forecast yet"
    text="Fill in the form and press Calculate to see your revenue per day, week, month, quarter, half year and year."
  />
);

/** The forecast, or what stands in its place; dimmed while the next one is made. */
export function EstimateResults({ estimator, query }: EstimateResultsProps) {
  const { data, error, isFetching, refetch } = query;
  const place = useRef<HTMLDivElement>(null);
  const rows = data?.rows;

  useEffect(() => {
    if (rows || error) place.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [rows, error]);

  return (
    <Box
      component="section"
      aria-label="Forecast"
      aria-busy={isFetching}
      sx={{ position: 'relative', minHeight: 320 }}
    >
      <StaleNotice forecast={isFetching ? undefined : data} />
      <Box ref={place} sx={{ scrollMargin: '80px' }}>
        <ResultStates
          card
          query={{ data, error: error && new Error(CALCULATOR_MESSAGES.failed), refetch }}
          failure={CALCULATOR_MESSAGES.noForecast}
          empty={EMPTY}
        >
          {(estimate) => (
            <Deferred>
              <Forecast {...estimate} />
            </Deferred>
          )}
        </ResultStates>
      </Box>
      <Assumptions estimator={estimator} request={data?.request} />
      {isFetching ? <Overlay /> : null}
    </Box>
  );
}

function Overlay() {
  return (
    <Box
      sx={{
        position: 'absolute',
        inset: 0,
        zIndex: 1,
        display: 'flex',
        justifyContent: 'center',
        pt: 15,
        borderRadius: 3,
        bgcolor: ({ palette }) => `color-mix(in srgb, ${palette.background.default} 70%, transparent)`,
      }}
    >
      <CircularProgress aria-label="Calculating" />
    </Box>
  );
}

/** Says that a forecast is not of what the form now holds; nothing where there is none. */
function StaleNotice({ forecast }: { forecast?: Estimate }) {
  const terms = termsOf(useWatch<EstimateValues>());
  const stale = forecast !== undefined && forecast.terms !== terms;
  return (
    <Box role="status">
      {stale ? (
        <Alert severity="info" role="none" sx={{ mb: 2 }}>
          {CALCULATOR_MESSAGES.stale}
        </Alert>
      ) : null}
    </Box>
  );
}
