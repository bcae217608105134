import { saveBlob } from './saveBlob';

/** Begins a formula in a spreadsheet; a leading apostrophe makes it text (OWASP ASVS 1.2.10). */
const FORMULA = /^[=+\-@\t\r]/;

type Cell = string | number | boolean | null | undefined;

/** Downloads rows as a csv that spreadsheets open as they are: UTF-8 with BOM, CRLF, no live formula. */
export async function exportCsv(fileName: string, rows: Record<string, Cell>[]): Promise<void> {
  const { default: Papa } = await import('papaparse');
  const text = Papa.unparse(rows, { escapeFormulae: FORMULA });
  saveBlob(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }), fileName);
}
