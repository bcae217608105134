import { SNIPPET_MESSAGES } from '@contracts/snippets/snippet-messages';
import { CSV_REFUSALS } from '@contracts/csv/csv-messages';
import { CsvFileError } from '@domain/csv/csv-file-error';
import { type CheckedRow, checkRows, readSnippetFile } from '@domain/snippets/snippet-rows';

const SAYS = {
  empty: SNIPPET_MESSAGES.noRows,
  binary: SNIPPET_MESSAGES.fileUnreadable,
  spreadsheet: SNIPPET_MESSAGES.fileUnreadable,
};

/** The rows of a file with what becomes of them, or why there are none. */
export type CheckedFile = { rows: CheckedRow[]; count: number; delimiter: number } | { problem: string };

export function checkedFile(content: ArrayBuffer): CheckedFile {
  try {
    const { rows, count, hasTitles, delimiter } = readSnippetFile(new Uint8Array(content));
    if (!hasTitles) return { problem: SNIPPET_MESSAGES.noTitleColumn };
    if (rows.length === 0) return { problem: SNIPPET_MESSAGES.noRows };
    return { rows: checkRows(rows), count, delimiter };
  } catch (error) {
    if (error instanceof CsvFileError) return { problem: { ...SAYS, ...CSV_REFUSALS }[error.reason] };
    throw error;
  }
}
