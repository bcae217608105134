import type { EstimateRow } from '@contracts/calculators/calculators';
import { decodeUtf8 } from '@domain/csv/bytes';
import { csvOf } from '@domain/csv/csv-text';
import type { Column } from './columns';

/** The shown figures as plain numbers, to be pasted into a spreadsheet. */
export function estimateCsv(
  rows: readonly EstimateRow[],
  columns: readonly Column[],
  delimiter: number,
): string {
  const fields = columns.map(({ label, kind }) => (kind === 'money' ? `${label} ($)` : label));
  const data = rows.map((row) => [
    row.timeIndicator,
    ...columns.map(({ key, kind }) => (kind === 'money' ? row[key].toFixed(2) : String(row[key]))),
  ]);
  const text = decodeUtf8(csvOf([['Period', ...fields], ...data], delimiter));
  return text.replace('\uFEFF', '').trimEnd();
}
