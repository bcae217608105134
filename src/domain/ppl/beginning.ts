import { CSV_MESSAGES } from '../../contracts/csv/csv-messages';
import type { TextEncoding } from '../../contracts/csv/text-encodings';
import {
  PPL_PREVIEW_CELL,
  PPL_PREVIEW_COLUMNS,
  PPL_PREVIEW_ROWS,
  type PplPreview,
} from '../../contracts/ppl/ppl';
import { PPL_MESSAGES } from '../../contracts/ppl/ppl-messages';
import { CsvFileError, type CsvFileRefusal } from '../csv/csv-file-error';
import { decodeText } from '../csv/decode';
import { DELIMITERS, type RowStart, separatorLine } from '../csv/layout';
import { cellTexts, CsvReader, NO_DELIMITER } from '../csv/reader';
import { PplFileError } from './ppl-file-error';

/** What the first bytes of a file tell. */
export interface Beginning {
  encoding: TextEncoding;
  delimiter: number;
  preview: PplPreview;
}

const SENTENCES: Record<CsvFileRefusal, string> = {
  empty: PPL_MESSAGES.empty,
  binary: PPL_MESSAGES.binary,
  spreadsheet: PPL_MESSAGES.spreadsheet,
  ...CSV_MESSAGES,
};
const SAMPLE_ROWS = 200;
/** A delimiter splits this share of the rows at least. */
const MIN_SHARE = 0.5;
const HALF_CHARACTER = /[\ud800-\udbff]$/;

/**
 * Reads the beginning of a csv, or with `complete` the whole of a small one.
 * @throws PplFileError for what is no text
 */
export function readBeginning(bytes: Uint8Array, complete: boolean): Beginning {
  const { utf8, encoding } = asText(bytes, complete);
  const rows = separatorLine(utf8) ?? { delimiter: evenDelimiter(utf8), start: 0 };
  return { encoding, delimiter: rows.delimiter, preview: previewOf(utf8, rows, complete) };
}

function asText(bytes: Uint8Array, complete: boolean) {
  try {
    return decodeText(bytes, { partial: !complete });
  } catch (error) {
    throw error instanceof CsvFileError ? new PplFileError(SENTENCES[error.reason]) : error;
  }
}

/**
 * Of the delimiters that split at least half of the rows, the one that splits the most of them alike; of equals, the
 * one that makes more columns. None is a list of one column.
 */
function evenDelimiter(utf8: Uint8Array): number {
  let best = { delimiter: NO_DELIMITER, share: MIN_SHARE - Number.EPSILON, columns: 1 };
  for (const delimiter of DELIMITERS) {
    const { columns, share } = usualColumns(utf8, { delimiter, start: 0 });
    if (columns < 2 || share < best.share) continue;
    if (share > best.share || columns > best.columns) best = { delimiter, share, columns };
  }
  return best.delimiter;
}

/** How many cells the most rows have, and the share of rows that have so many. */
function usualColumns(utf8: Uint8Array, { delimiter, start }: RowStart): { columns: number; share: number } {
  const reader = new CsvReader(utf8, delimiter, start);
  const counts = new Map<number, number>();
  let rows = 0;
  for (; rows < SAMPLE_ROWS && reader.next(); rows++) {
    counts.set(reader.count, (counts.get(reader.count) ?? 0) + 1);
  }
  const [columns, most] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0]);
  return { columns, share: rows ? most / rows : 0 };
}

/** From the first row on that has as many cells as most: reports have a title above. */
function previewOf(utf8: Uint8Array, rows: RowStart, complete: boolean): PplPreview {
  const { columns } = usualColumns(utf8, rows);
  const reader = new CsvReader(utf8, rows.delimiter, rows.start);
  const shown: string[][] = [];
  while (shown.length <= PPL_PREVIEW_ROWS && reader.next()) {
    if (shown.length === 0 && reader.count !== columns) continue;
    // A longer file goes on in the row that the beginning ends with.
    if (!complete && reader.position >= utf8.length && shown.length > 0) break;
    shown.push(cellTexts(reader, utf8).slice(0, PPL_PREVIEW_COLUMNS).map(shortened));
  }
  const [header = [], ...below] = shown;
  return { header, rows: below, columns };
}

function shortened(text: string): string {
  return text.trim().slice(0, PPL_PREVIEW_CELL).replace(HALF_CHARACTER, '');
}
