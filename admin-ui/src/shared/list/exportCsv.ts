import { saveBlob } from '../saveBlob';

/** Begins a formula in a spreadsheet; a leading apostrophe makes it text (OWASP ASVS 1.2.10). */
const FORMULA = /^[=+\-@\t\r]/;

type Cell = string | number | boolean | null | undefined;

/** Downloads rows as a csv that spreadsheets open as they are: UTF-8 with BOM, CRLF, no live formula. */
export async function exportCsv(name: string, rows: Record<string, Cell>[]): Promise<void> {
  const safe = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([key, cell]) => [
        key,
        typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell,
      ]),
    ),
  );
  const { default: Papa } = await import('papaparse');
  saveBlob(new Blob(['\uFEFF', Papa.unparse(safe)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}
