import { CSV_REFUSALS } from '../../contracts/csv/csv-messages';
import { INTENT_MESSAGES } from '../../contracts/intent/intent-messages';
import { MESSAGES } from '../../contracts/messages';
import { CsvFileError, type CsvFileRefusal } from '../csv/csv-file-error';
import { type DecodedText, decodeText } from '../csv/decode';
import { KeywordFileError } from './keyword-file-error';

const KEYWORD_SENTENCES: Record<CsvFileRefusal, string> = {
  empty: MESSAGES.fileEmpty,
  binary: INTENT_MESSAGES.binary,
  spreadsheet: INTENT_MESSAGES.spreadsheet,
  ...CSV_REFUSALS,
};

/**
 * Reads a file of keywords or words as text; with `partial` it is the beginning of a longer one.
 * @throws KeywordFileError for an empty or a binary file
 */
export function readKeywordText(
  bytes: Uint8Array,
  partial = false,
  sentences = KEYWORD_SENTENCES,
): DecodedText {
  try {
    return decodeText(bytes, { partial });
  } catch (error) {
    throw error instanceof CsvFileError ? new KeywordFileError(sentences[error.reason]) : error;
  }
}
