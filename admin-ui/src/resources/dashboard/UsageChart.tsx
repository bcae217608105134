import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import type { UsageBars } from './usageSeries';

const HEIGHT = 320;
/** Pixels of the numbers beside the bars. */
const NUMBERS = 44;

/** Bars of days or weeks. Loaded on its own, as the chart library is large; the table says the same numbers. */
export function UsageChart({ unit, names, series }: UsageBars) {
  return (
    <Box role="img" aria-label={`Bars, one per ${unit}. The table has the same figures.`}>
      <BarChart
        height={HEIGHT}
        // Half of a label, which is cut where it would stand out of the chart.
        margin={{ left: 0, right: 24, top: 8, bottom: 0 }}
        borderRadius={2}
        skipAnimation
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
            tickMinStep: 1,
            disableLine: true,
            disableTicks: true,
            valueFormatter: shortNumber,
          },
        ]}
        grid={{ horizontal: true }}
        series={series.map((part) => ({ ...part, stack: 'all' }))}
        hideLegend={series.length === 1}
        slotProps={{
          legend: { direction: 'horizontal', position: { vertical: 'bottom', horizontal: 'start' } },
        }}
      />
    </Box>
  );
}

function shortNumber(value: number): string {
  return value.toLocaleString('en', { notation: 'compact', maximumFractionDigits: 1 });
}
