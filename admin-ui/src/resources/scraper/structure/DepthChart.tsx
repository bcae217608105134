import type { StatusClass } from '@contracts/scraper/crawl-reports';
import Box from '@mui/material/Box';
import { type Theme, useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { UNLINKED_LABEL } from '../crawlText';
import type { DepthBars } from './depthBars';

const CHART_HEIGHT = 320;
/** Pixels of the numbers beside the bars, and of those below them. */
const NUMBERS = 48;

/** Bars of pages by depth and status. Loaded on its own, as the chart library is large; the table says the same. */
export function DepthChart({ depths, series }: DepthBars) {
  const theme = useTheme();
  return (
    <Box role="img" aria-label="Bars of pages, one per depth. The table has the same figures.">
      <BarChart
        height={CHART_HEIGHT}
        margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
        borderRadius={2}
        skipAnimation
        xAxis={[
          {
            scaleType: 'band',
            data: depths,
            label: 'Clicks from the start',
            height: NUMBERS,
            categoryGapRatio: 0.3,
            disableTicks: true,
            valueFormatter: (depth: string, { location }) =>
              location === 'tick' || depth === UNLINKED_LABEL ? depth : `Depth ${depth}`,
          },
        ]}
        yAxis={[
          {
            width: NUMBERS,
            tickMinStep: 1,
            disableLine: true,
            disableTicks: true,
            valueFormatter: (value: number) => value.toLocaleString('en', { notation: 'compact' }),
          },
        ]}
        grid={{ horizontal: true }}
        series={series.map((part) => ({ ...part, stack: 'all', color: colorOf(part.id, theme) }))}
        slotProps={{
          legend: { direction: 'horizontal', position: { vertical: 'bottom', horizontal: 'start' } },
        }}
      />
    </Box>
  );
}

function colorOf(status: StatusClass, { palette }: Theme): string {
  const colors: Record<StatusClass, string> = {
    '2xx': palette.success.main,
    '3xx': palette.info.main,
    '4xx': palette.error.main,
    '5xx': palette.mode === 'dark' ? '#f472b6' : '#86198f',
    failed: palette.secondary.main,
    blocked: palette.warning.main,
    waiting: palette.text.disabled,
  };
  return colors[status];
}
