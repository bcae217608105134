import { exportDelimiter } from './exportDelimiter';
import { saveBlob } from './saveBlob';

type Cell = string | number | boolean | null | undefined;

/**
 * Downloads rows as a csv that spreadsheets open as they are: UTF-8 with BOM, CRLF, no live formula.
 * @param delimiter that of the input, where there was one
 */
export async function exportCsv(
  fileName: string,
  rows: readonly Record<string, Cell>[],
  delimiter = exportDelimiter(),
): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => names.map((name) => String(row[name] ?? '')));
  await saveTable(fileName, [names, ...cells], delimiter);
}

/** The same of a table whose first row names its columns: two may have one name. */
export async function saveTable(
  fileName: string,
  rows: readonly (readonly string[])[],
  delimiter = exportDelimiter(),
): Promise<void> {
  const { csvOf } = await import('@domain/csv/csv-text');
  const bytes = csvOf(rows, delimiter);
  saveBlob(new Blob([bytes], { type: 'text/csv;charset=utf-8' }), fileName);
}
