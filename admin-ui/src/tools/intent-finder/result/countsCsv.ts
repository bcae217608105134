import type { IntentCounts } from '@contracts/intent';
import { COUNT_ORDER } from '../../../shared/intent/intentOrder';

/** The chart's numbers as a csv that spreadsheets open as it is. */
export function countsCsv(counts: IntentCounts): string {
  const total = COUNT_ORDER.reduce((sum, intent) => sum + counts[intent], 0);
  const lines = COUNT_ORDER.map((intent) => {
    const share = total ? (counts[intent] / total) * 100 : 0;
    return `${intent},${counts[intent]},${share.toFixed(2)}`;
  });
  return `\uFEFF${['Primary Intent,Rows,Share (%)', ...lines].join('\r\n')}\r\n`;
}
