import { CSV_REFUSALS } from '../../contracts/csv/csv-messages';
import type { TextEncoding } from '../../contracts/csv/text-encodings';
import {
  PPL_PREVIEW_CELL,
  PPL_PREVIEW_COLUMNS,
  PPL_PREVIEW_ROWS,
  type PplPreview,
} from '../../contracts/ppl/ppl';
import { PPL_MESSAGES } from '../../contracts/ppl/ppl-messages';
import { CsvFileError, type CsvFileRefusal } from '../csv/csv-file-error';
import { decodeText, tellEncoding } from '../csv/decode';
import { likelyDelimiter, type RowStart, separatorLine, usualColumns } from '../csv/layout';
import { cellTexts, CsvReader } from '../csv/reader';
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
  ...CSV_REFUSALS,
};
const HALF_CHARACTER = /[\ud800-\udbff]$/;

/**
 * Reads the beginning of a csv, or with `complete` the whole of a small one.
 * @throws PplFileError for what is no text
 */
export function readBeginning(bytes: Uint8Array, complete: boolean): Beginning {
  const { utf8, encoding } = asText(bytes, complete);
  const rows = separatorLine(utf8) ?? { delimiter: likelyDelimiter(utf8), start: 0 };
  return { encoding, delimiter: rows.delimiter, preview: previewOf(utf8, rows, complete) };
}

function asText(bytes: Uint8Array, complete: boolean) {
  try {
    // The file is kept as it is: its preview may be a guess.
    const { encoding } = tellEncoding(bytes, !complete);
    return decodeText(bytes, { partial: !complete, encoding });
  } catch (error) {
    throw error instanceof CsvFileError ? new PplFileError(SENTENCES[error.reason]) : error;
  }
}

/** From the first row on that has as many cells as most: reports have a title above. */
function previewOf(utf8: Uint8Array, rows: RowStart, complete: boolean): PplPreview {
  const columns = usualColumns(utf8, rows);
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
