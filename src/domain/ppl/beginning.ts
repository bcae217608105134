import { CSV_REFUSALS } from '../../contracts/csv/csv-messages';
import type { FileReading, FileReadingView } from '../../contracts/csv/file-reading';
import type { FirstRows } from '../../contracts/csv/first-rows';
import { PPL_MESSAGES } from '../../contracts/ppl/ppl-messages';
import { CsvFileError, type CsvFileRefusal } from '../csv/csv-file-error';
import { decodeText, tellEncoding } from '../csv/decode';
import { firstRowsOf } from '../csv/first-rows';
import { DELIMITER_BYTES, delimiterName, likelyDelimiter, separatorLine } from '../csv/layout';
import { PplFileError } from './ppl-file-error';

/** What the first bytes of a file tell. */
export interface Beginning {
  reading: FileReadingView;
  delimiter: number;
  preview: FirstRows;
}

const SENTENCES: Record<CsvFileRefusal, string> = {
  empty: PPL_MESSAGES.empty,
  binary: PPL_MESSAGES.binary,
  spreadsheet: PPL_MESSAGES.spreadsheet,
  ...CSV_REFUSALS,
};

/**
 * Reads the beginning of a csv, or with `complete` the whole of a small one, as was chosen, else as it tells.
 * @throws PplFileError for what is no text
 */
export function readBeginning(bytes: Uint8Array, complete: boolean, chosen: FileReading = {}): Beginning {
  const { utf8, told } = asText(bytes, complete, chosen);
  const declared = separatorLine(utf8);
  const delimiter = chosen.delimiter
    ? DELIMITER_BYTES[chosen.delimiter]
    : (declared?.delimiter ?? likelyDelimiter(utf8));
  return {
    reading: { ...told, delimiter: delimiterName(delimiter) },
    delimiter,
    preview: firstRowsOf(utf8, { delimiter, start: declared?.start ?? 0 }, complete),
  };
}

function asText(bytes: Uint8Array, complete: boolean, { encoding }: FileReading) {
  try {
    // The file is kept as it is: its preview may be a guess.
    const told = encoding ? { encoding, isCertain: true, others: [] } : tellEncoding(bytes, !complete);
    return { utf8: decodeText(bytes, { partial: !complete, encoding: told.encoding }).utf8, told };
  } catch (error) {
    throw error instanceof CsvFileError ? new PplFileError(SENTENCES[error.reason]) : error;
  }
}
