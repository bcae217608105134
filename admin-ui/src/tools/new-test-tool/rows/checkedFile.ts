import { SNIPPET_MESSAGES } from '@contracts/snippets/snippet-messages';
import { CsvFileError } from '@domain/csv/csv-file-error';
import { type CheckedRow, checkRows, readSnippetFile } from '@domain/serp/snippet-rows';

/** The rows of a file with what becomes of them, or why there are none. */
export type CheckedFile = { rows: CheckedRow[]; count: number; delimiter: number } | { problem: string };

export function checkedFile(content: ArrayBuffer): CheckedFile {
  try {
    const { rows, count, hasTitles, delimiter } = readSnippetFile(new Uint8Array(content));
    if (!hasTitles) return { problem: SNIPPET_MESSAGES.noTitleColumn };
    if (rows.length === 0) return { problem: SNIPPET_MESSAGES.noRows };
    return { rows: checkRows(rows), count, delimiter };
  } catch (error) {
    if (error instanceof CsvFileError) return { problem: SNIPPET_MESSAGES.fileUnreadable };
    throw error;
  }
}
