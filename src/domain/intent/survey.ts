import { MAX_KEYWORD_COLUMNS, type OpenQuote } from '../../contracts/intent/intent';
import { INTENT_MESSAGES } from '../../contracts/intent/intent-messages';
import { MESSAGES } from '../../contracts/messages';
import { decodeUtf8 } from '../csv/bytes';
import { cellText, CsvReader } from '../csv/reader';
import { KeywordFileError } from './keyword-file-error';
import { detectKeywordLayout, type KeywordLayout } from './keyword-layout';
import { readKeywordText } from './keyword-text';
import { OpenQuotes } from './open-quotes';

/** What a first pass over the rows finds out. */
export interface Survey {
  /** Below the header. */
  rows: number;
  /** Of the widest row, the header included. */
  columns: number;
  openQuote?: OpenQuote;
}

/** Of a file without a header, so many rows are looked at for something that can be a keyword. */
const SAMPLE_ROWS = 1000;
const LONGEST_SAMPLE_BYTES = 1000;
const LETTER = /\p{L}/u;
/** Blank cells leave their delimiters and quotes. */
const NOTHING = /^[\s\u200b,;|"]*$/u;
const ADDRESS = /^(https?:\/\/|www\.)\S+$/i;

/** A reader that stands before the first row of keywords. */
export function openRows(utf8: Uint8Array, layout: KeywordLayout): CsvReader {
  const reader = new CsvReader(utf8, layout.delimiter, layout.start);
  const above = layout.header ? layout.skippedRows + 1 : 0;
  for (let row = 0; row < above; row++) reader.next();
  return reader;
}

/** A reader that stands on the header row. */
export function openHeader(utf8: Uint8Array, layout: KeywordLayout): CsvReader {
  const reader = new CsvReader(utf8, layout.delimiter, layout.start);
  for (let row = 0; row <= layout.skippedRows; row++) reader.next();
  return reader;
}

/**
 * Counts rows and columns.
 * @throws KeywordFileError if there is nothing to classify
 */
export function surveyRows(utf8: Uint8Array, layout: KeywordLayout): Survey {
  const reader = openRows(utf8, layout);
  const keyword = layout.header?.keyword ?? 0;
  let columns = layout.header?.cells.length ?? 1;
  const openQuotes = new OpenQuotes(utf8, reader, layout.header?.cells.length);
  let rows = 0;
  let found = false;
  while (reader.next()) {
    rows++;
    openQuotes.look();
    if (reader.count > columns) columns = reader.count;
    found ||= keyword < reader.count && !isBlank(cellText(reader, utf8, keyword));
  }
  if (columns > MAX_KEYWORD_COLUMNS) throw new KeywordFileError(INTENT_MESSAGES.tooManyColumns);
  if (!layout.header && !firstColumnHasKeywords(utf8, layout)) {
    throw new KeywordFileError(isBlankFile(utf8) ? MESSAGES.fileEmpty : INTENT_MESSAGES.noKeywordColumn);
  }
  if (!found) throw new KeywordFileError(INTENT_MESSAGES.noKeywords);
  const openQuote = openQuotes.get();
  return { rows, columns, ...(openQuote && { openQuote }) };
}

/**
 * Refuses, from the beginning of a file, what can be refused without the rest of it.
 * @throws KeywordFileError with the reason
 */
export function inspectBeginning(beginning: Uint8Array, complete: boolean): void {
  const { utf8 } = readKeywordText(beginning, !complete);
  const layout = detectKeywordLayout(utf8);
  if (complete) surveyRows(utf8, layout);
  else if (!layout.header && !firstColumnHasKeywords(utf8, layout) && !isBlankFile(utf8)) {
    throw new KeywordFileError(INTENT_MESSAGES.noKeywordColumn);
  }
}

/** Without a known header the first row may be an unknown one: then only the rows below it tell. */
function firstColumnHasKeywords(utf8: Uint8Array, layout: KeywordLayout): boolean {
  const reader = openRows(utf8, layout);
  const first = reader.next() && isKeyword(reader, utf8);
  let below = 0;
  for (; below < SAMPLE_ROWS && reader.next(); below++) if (isKeyword(reader, utf8)) return true;
  return first && (below === 0 || reader.count === 1);
}

function isKeyword(reader: CsvReader, utf8: Uint8Array): boolean {
  const text = decodeUtf8(cellText(reader, utf8, 0).subarray(0, LONGEST_SAMPLE_BYTES)).trim();
  return LETTER.test(text) && !ADDRESS.test(text);
}

function isBlankFile(utf8: Uint8Array): boolean {
  return NOTHING.test(decodeUtf8(utf8));
}

function isBlank(text: Uint8Array): boolean {
  for (const byte of text) if (byte > 0x20) return false;
  return true;
}
