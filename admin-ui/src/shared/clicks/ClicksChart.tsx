import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { formatCount } from '../format';
import type { ClickBars } from './clickBars';

interface ClicksChartProps extends ClickBars {
  height: number;
}

/** Pixels of the numbers beside the bars. */
const NUMBERS = 44;

/** Bars of days or weeks. Loaded on its own, as the chart library is large; the table says the same numbers. */
export function ClicksChart({ unit, names, clicks, height }: ClicksChartProps) {
  return (
    <Box role="img" aria-label={`Bars of clicks, one per ${unit}. The table has the same figures.`}>
      <BarChart
        height={height}
        // Half of a label, which is cut where it would stand out of the chart.
        margin={{ left: 0, right: 24, top: 8, bottom: 0 }}
        borderRadius={2}
        skipAnimation
        hideLegend
        xAxis={[
          {
            scaleType: 'band',
            data: names,
            categoryGapRatio: 0.3,
            disableTicks: true,
            valueFormatter: (name: string, { location }) => {
              const text = unit === 'week' ? `Week from ${name}` : name;
              return location === 'tick' ? name.replace(/ \d{4}$/, '') : text;
            },
          },
        ]}
        yAxis={[
          {
            width: NUMBERS,
            // Of no clicks at all the line of 0 lies at the bottom, too.
            ...(clicks.some((count) => count > 0) ? {} : { min: 0, max: 1 }),
            tickMinStep: 1,
            disableLine: true,
            disableTicks: true,
            valueFormatter: (value: number) =>
              value.toLocaleString('en', { notation: 'compact', maximumFractionDigits: 1 }),
          },
        ]}
        grid={{ horizontal: true }}
        series={[{ label: 'Clicks', data: clicks, valueFormatter: (value) => formatCount(value ?? 0) }]}
      />
    </Box>
  );
}
