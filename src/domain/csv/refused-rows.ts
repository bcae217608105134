import type { FileReadingView } from '../../contracts/csv/file-reading';
import { REASON_COLUMN, type RefusedRows } from '../../contracts/csv/refused-rows';
import { withoutGuard } from './writer';

/** A row as the file has it, and why it is refused. */
export interface RefusedRow {
  cells: readonly string[];
  reason: string;
}

/** Refused rows as a table with the file's own columns. A file that was such a table itself has new reasons. */
export function refusedRows(
  header: readonly string[],
  refused: readonly RefusedRow[],
  delimiter: FileReadingView['delimiter'],
): RefusedRows {
  const own = header.at(-1) === REASON_COLUMN ? header.slice(0, -1) : header;
  const rows = refused.map(({ cells, reason }) => [
    ...own.map((_, column) => withoutGuard(cells[column] ?? '')),
    reason,
  ]);
  return { columns: [...own, REASON_COLUMN], rows, delimiter };
}
