import type { IntentCounts } from '@contracts/intent/intent';
import { COUNT_ORDER } from '../../../shared/intent/intentOrder';

/** The chart's numbers, a row per intent. */
export function countRows(counts: IntentCounts) {
  const total = COUNT_ORDER.reduce((sum, intent) => sum + counts[intent], 0);
  return COUNT_ORDER.map((intent) => ({
    'Primary Intent': intent,
    Rows: counts[intent],
    'Share (%)': (total ? (counts[intent] / total) * 100 : 0).toFixed(2),
  }));
}
