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
  const own = ownColumns(header, [REASON_COLUMN]);
  const rows = refused.map(({ cells, reason }) => [
    ...own.map((_, column) => withoutGuard(cells[column] ?? '')),
    reason,
  ]);
  return { columns: [...own, REASON_COLUMN], rows, delimiter };
}

/** A header without the columns that a report has put behind the file's own: the longest end of `added` that it ends with. */
export function ownColumns(header: readonly string[], added: readonly string[]): string[] {
  const ends = added.map((_, from) => added.slice(from));
  const end = ends.find((names) => names.every((name, at) => header.at(at - names.length) === name));
  return header.slice(0, header.length - (end?.length ?? 0));
}
