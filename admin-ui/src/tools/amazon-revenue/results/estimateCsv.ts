import type { EstimateRow } from '@contracts/calculators';
import type { Column } from './columns';

/** The shown figures as plain numbers, for a spreadsheet. */
export function estimateCsv(rows: readonly EstimateRow[], columns: readonly Column[]): string {
  const header = columns.map(({ label, kind }) => (kind === 'money' ? `${label} ($)` : label));
  const lines = rows.map((row) => [
    row.timeIndicator,
    ...columns.map(({ key, kind }) => (kind === 'money' ? row[key].toFixed(2) : String(row[key]))),
  ]);
  return [['Period', ...header], ...lines].map((cells) => cells.join(',')).join('\r\n');
}
