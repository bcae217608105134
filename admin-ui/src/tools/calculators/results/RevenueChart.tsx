import type { EstimateRow } from '@contracts/calculators/calculators';
import Box from '@mui/material/Box';
import { type Theme, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import { type Column, formatFigure } from './columns';

/** Pixels of one bar with the space around it, of the dollars below the bars, and of the names beside them. */
const BAR = 44;
const DOLLARS = 40;
const NAMES = 136;
/** How much longer than the longest bar the axis is: its figure stands behind it. */
const ROOM_FOR_FIGURE = { wide: 1.25, narrow: 1.5 };
/** Dollars from which on figures are written short beside the bars. */
const LONG_FIGURE = 1_000_000;

interface RevenueChartProps {
  month: EstimateRow;
  sources: readonly Column[];
}

/** One bar for each source of a month's revenue. Cards and table say the same numbers. */
export function RevenueChart({ month, sources }: RevenueChartProps) {
  const theme = useTheme();
  const narrow = useMediaQuery(theme.breakpoints.down('sm'));
  const names = sources.map(({ label }) => label);
  const figures = sources.map(({ key }) => month[key]);
  const longest = Math.max(...figures) || 1;
  const short = narrow || longest >= LONG_FIGURE;
  return (
    <Box role="img" aria-label="Bars of a month’s revenue, one per source. The same figures follow below.">
      <BarChart
        layout="horizontal"
        height={sources.length * BAR + DOLLARS}
        margin={{ left: 0, right: 8, top: 0, bottom: 0 }}
        borderRadius={4}
        hideLegend
        yAxis={[
          {
            scaleType: 'band',
            data: names,
            width: NAMES,
            categoryGapRatio: 0.4,
            disableLine: true,
            disableTicks: true,
            colorMap: {
              type: 'ordinal',
              values: names,
              colors: sources.map(({ key }) => colorOf(theme, key)),
            },
          },
        ]}
        xAxis={[
          {
            max: longest * ROOM_FOR_FIGURE[narrow ? 'narrow' : 'wide'],
            tickNumber: narrow ? 2 : 5,
            valueFormatter: (value: number) => shortDollars(value),
          },
        ]}
        grid={{ vertical: true }}
        series={[
          {
            data: figures,
            barLabel: ({ value }) => (short ? shortDollars(value ?? 0) : formatFigure(value ?? 0, 'money')),
            barLabelPlacement: 'outside',
            valueFormatter: (value) => formatFigure(value ?? 0, 'money'),
          },
        ]}
      />
    </Box>
  );
}

function colorOf({ palette }: Theme, key: Column['key']): string {
  if (key === 'adsense') return palette.warning.main;
  if (key === 'nonUs') return palette.info.main;
  return key === 'cookie' ? palette.success.main : palette.primary.main;
}

function shortDollars(value: number): string {
  if (value < 1000 && !Number.isInteger(value)) return formatFigure(value, 'money');
  return `$${value.toLocaleString('en-US', { notation: 'compact', maximumFractionDigits: 1 })}`;
}
