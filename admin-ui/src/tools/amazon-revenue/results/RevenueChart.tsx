import type { EstimateRow } from '@contracts/calculators/calculators';
import Box from '@mui/material/Box';
import { type Theme, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import { type Column, formatFigure } from './columns';

/** Pixels that the label of the highest line needs; with less the chart leaves it out. */
const TOP_LABEL = 20;

interface RevenueChartProps {
  rows: readonly EstimateRow[];
  sources: readonly Column[];
  /** Pixels. */
  height: number;
}

/** Stacked bars, one per period. Cards and table say the same numbers. */
export function RevenueChart({ rows, sources, height }: RevenueChartProps) {
  const theme = useTheme();
  const narrow = useMediaQuery(theme.breakpoints.down('sm'));
  return (
    <Box
      role="img"
      aria-label="Stacked bars of the total revenue, one per period. The same figures follow below."
    >
      <BarChart
        height={height}
        margin={{ left: 0, right: 8, top: TOP_LABEL, bottom: 0 }}
        borderRadius={4}
        xAxis={[
          {
            scaleType: 'band',
            data: rows.map(({ timeIndicator }) => timeIndicator),
            categoryGapRatio: 0.4,
            tickLabelInterval: () => true,
            // On a phone the names are wider than their bars.
            ...(narrow && { height: 72, tickLabelStyle: { angle: -45, textAnchor: 'end' } }),
          },
        ]}
        yAxis={[{ width: 64, valueFormatter: (value: number) => shortDollars(value) }]}
        grid={{ horizontal: true }}
        series={sources.map(({ key, label }) => ({
          label,
          data: rows.map((row) => row[key]),
          stack: 'total',
          color: colorOf(theme, key),
          valueFormatter: (value) => formatFigure(value ?? 0, 'money'),
        }))}
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
