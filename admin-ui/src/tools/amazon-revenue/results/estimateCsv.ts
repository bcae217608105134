import type { EstimateRow } from '@contracts/calculators/calculators';
import Papa from 'papaparse';
import type { Column } from './columns';

/** The shown figures as plain numbers, for a spreadsheet. */
export function estimateCsv(rows: readonly EstimateRow[], columns: readonly Column[]): string {
  const fields = columns.map(({ label, kind }) => (kind === 'money' ? `${label} ($)` : label));
  const data = rows.map((row) => [
    row.timeIndicator,
    ...columns.map(({ key, kind }) => (kind === 'money' ? row[key].toFixed(2) : String(row[key]))),
  ]);
  return Papa.unparse({ fields: ['Period', ...fields], data });
}
