import type { EstimateRow } from '@contracts/calculators/calculators';
import { CALCULATOR_MESSAGES } from '@contracts/calculators/calculator-messages';
import ChartIcon from '@mui/icons-material/QueryStatsOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CircularProgress from '@mui/material/CircularProgress';
import { Suspense, useEffect, useRef } from 'react';
import { EmptyState } from '../../../shared/EmptyState';
import { ErrorState } from '../../../shared/ErrorState';
import type { EstimateRequest, Estimator } from '../estimators';
import { Assumptions } from './Assumptions';
import { Forecast } from './lazyForecast';

interface EstimateResultsProps {
  estimator: Estimator;
  rows?: EstimateRow[];
  request?: EstimateRequest;
  busy: boolean;
  failed: boolean;
  onRetry: () => void;
}

/** The forecast, or what stands in its place; dimmed while the next one is made. */
export function EstimateResults({ estimator, rows, request, busy, failed, onRetry }: EstimateResultsProps) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (rows) place.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [rows]);

  return (
    <Box
      ref={place}
      component="section"
      aria-label="Forecast"
      aria-busy={busy}
      sx={{ position: 'relative', minHeight: 320, scrollMargin: '80px' }}
    >
      {failed && !busy ? (
        <Card>
          <ErrorState text={CALCULATOR_MESSAGES.failed} onRetry={onRetry} />
        </Card>
      ) : null}
      {!failed && rows && request ? (
        <Suspense>
          <Forecast rows={rows} request={request} />
        </Suspense>
      ) : null}
      {!failed && !rows ? (
        <Card>
          <EmptyState
            icon={<ChartIcon />}
            title="No forecast yet"
            text="Fill in the terms and press Calculate. The revenue per day, week, month, quarter, half year and year will be here."
          />
        </Card>
      ) : null}
      <Assumptions estimator={estimator} request={request} />
      {busy ? <Overlay /> : null}
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
