import type { IntentCounts } from '@contracts/intent/intent';
import { useTheme } from '@mui/material/styles';
import { PieChart } from '@mui/x-charts/PieChart';
import { intentColor } from '../../../shared/intent/intentColors';
import { COUNT_ORDER } from '../../../shared/intent/intentOrder';

export interface IntentChartProps {
  counts: IntentCounts;
  /** Pixels. */
  size: number;
}

/** The shares of the intents as a ring. Loaded on its own, as the chart library is large. */
export function IntentChart({ counts, size }: IntentChartProps) {
  const theme = useTheme();
  const data = COUNT_ORDER.filter((intent) => counts[intent] > 0).map((intent) => ({
    id: intent,
    label: intent,
    value: counts[intent],
    color: intentColor(theme, intent),
  }));
  return (
    <PieChart
      width={size}
      height={size}
      hideLegend
      // The table beside it says the same numbers.
      slotProps={{ tooltip: { trigger: 'none' } }}
      margin={0}
      series={[
        {
          data,
          innerRadius: '66%',
          outerRadius: '100%',
          paddingAngle: data.length > 1 ? 1.5 : 0,
          cornerRadius: 4,
        },
      ]}
    />
  );
}
