import type { FileDelimiter, FileReadingView } from '@contracts/csv/file-reading';
import type { FirstRows } from '@contracts/csv/first-rows';
import { encodeUtf8 } from '@domain/csv/bytes';
import { firstRowsOf } from '@domain/csv/first-rows';
import {
  declaring,
  DELIMITER_BYTES,
  delimiterName,
  likelyDelimiter,
  type RowStart,
  separatorLine,
} from '@domain/csv/layout';

/** How rows are found in a list: below its first one, or below the header of keywords, wherever it stands. */
export type ListLayout = 'table' | 'keywords';

interface ListOptions {
  layout: ListLayout;
  /** What parts its cells, where that was chosen. */
  chosen: FileDelimiter | undefined;
  isWhole: boolean;
}

/** What parts the cells of a list, and its first rows. */
export async function listOf(
  text: string,
  options: ListOptions,
): Promise<{ delimiter: FileReadingView['delimiter']; first: FirstRows }> {
  const utf8 = encodeUtf8(text);
  const rows = await rowsOf(utf8, options);
  return { delimiter: delimiterName(rows.delimiter), first: firstRowsOf(utf8, rows, options.isWhole) };
}

/** A list that says what parts its cells. */
export const declared = declaring;

/** As was chosen, else as who reads the list will find it. */
async function rowsOf(utf8: Uint8Array, { layout, chosen }: ListOptions): Promise<RowStart> {
  const said = separatorLine(utf8);
  if (chosen) return { delimiter: DELIMITER_BYTES[chosen], start: said?.start ?? 0 };
  if (layout === 'table') return said ?? { delimiter: likelyDelimiter(utf8), start: 0 };
  const { detectKeywordLayout } = await import('@domain/intent/keyword-layout');
  return detectKeywordLayout(utf8);
}
