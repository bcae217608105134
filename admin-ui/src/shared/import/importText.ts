import type { RowCounts, RowOutcome } from '@contracts/users/user-import';
import { counted } from '../counted';
import { formatCount } from '../format';

/** What a file holds, before anybody says what its columns mean. */
export interface FileColumns {
  columns: string[];
  /** The first rows. */
  sample: string[][];
}

/** What a row is called in a dry run, and when it is done. */
export const OUTCOME_LABELS: Record<'plan' | 'done', Record<RowOutcome, string>> = {
  plan: { created: 'Create', updated: 'Update', unchanged: 'Unchanged', error: 'Error' },
  done: { created: 'Created', updated: 'Updated', unchanged: 'Unchanged', error: 'Error' },
};

/** What an import did, in a few words. */
export function countsText({ created, updated, unchanged, error }: RowCounts): string {
  const parts = [
    created ? `${formatCount(created)} created` : '',
    updated ? `${formatCount(updated)} updated` : '',
    unchanged ? `${formatCount(unchanged)} unchanged` : '',
    error ? counted(error, 'error') : '',
  ];
  return parts.filter(Boolean).join(', ');
}

/** What the button of a dry run promises. */
export function importLabel({ created, updated }: RowCounts, noun: string): string {
  const count = created + updated;
  return count > 0 ? `Import ${counted(count, noun)}` : 'Nothing to import';
}

/** The columns of a file that no field takes. */
export function unusedColumns(
  { columns }: Pick<FileColumns, 'columns'>,
  chosen: Readonly<Record<string, number | undefined>>,
): string[] {
  const used = new Set(Object.values(chosen));
  return columns.flatMap((name, column) => (used.has(column) ? [] : [columnName(name, column)]));
}

/** A column's name, or its place where it has none. */
export function columnName(name: string, column: number): string {
  return name || `Column ${column + 1}`;
}

/** What the first rows hold in a column. */
export function exampleOf({ sample }: Pick<FileColumns, 'sample'>, column: number | undefined): string {
  if (column === undefined) return '';
  const values = sample.map((cells) => cells[column] ?? '').filter(Boolean);
  return [...new Set(values)].join(' · ');
}
