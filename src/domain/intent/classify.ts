import {
  INTENT_RESULT_COLUMNS,
  INTENT_TYPES,
  type IntentCounts,
  type IntentLists,
  type IntentResult,
  MAX_RESULT_BYTES,
  PREVIEW_ROWS,
  UNCLASSIFIED,
} from '../../contracts/intent/intent';
import { INTENT_MESSAGES } from '../../contracts/intent/intent-messages';
import { BYTE_ORDER_MARK, CR, decodeUtf8, encodeUtf8, LF } from '../csv/bytes';
import { delimiterAfter } from '../csv/csv-text';
import type { DecodedText } from '../csv/decode';
import { delimiterName } from '../csv/layout';
import { CELL, cellText, type CsvReader, unquote } from '../csv/reader';
import { CsvWriter, writtenSize } from '../csv/writer';
import { KeywordFileError } from './keyword-file-error';
import { detectKeywordLayout, type KeywordLayout } from './keyword-layout';
import { readKeywordText } from './keyword-text';
import { Preview } from './preview';
import { ResultColumns } from './result-columns';
import { openHeader, openRows, type Survey, surveyRows } from './survey';
import { WordMatcher } from './word-matcher';
import { LONGEST_WORDING, UNTOLD, WordingGuess } from './wording-guess';

/** A piece of the result in a buffer of its own, and how far the work is. */
export interface ClassifiedChunk {
  bytes: Uint8Array;
  rowsDone: number;
  rowsTotal: number;
}

/** What a classification tells about the file and its rows. */
export type Classification = Omit<IntentResult, 'fileName' | 'bytes'>;

interface ClassifyOptions {
  /** Whether the intent of English keywords without any of the words is guessed by their wording. */
  guess?: boolean;
}

/** A file as the passes over it need it. */
interface Source extends DecodedText {
  layout: KeywordLayout;
  survey: Survey;
}

/**
 * Classifies each keyword of a file by the words it holds. Yields the result csv in chunks (UTF-8 with byte order
 * mark, the file's own delimiter or commas, CRLF): all source columns as they were, then INTENT_RESULT_COLUMNS. Rows above the header are left
 * out; rows that are shorter than the widest are filled up, so that the new columns stand under their names. A row whose intent
 * was guessed has no words, but intents.
 * @throws KeywordFileError for a file that can't be classified
 */
export function* classifyKeywords(
  file: Uint8Array,
  lists: IntentLists,
  { guess = false }: ClassifyOptions = {},
): Generator<ClassifiedChunk, Classification> {
  const { utf8, encoding } = readKeywordText(file);
  const layout = detectKeywordLayout(utf8);
  const source: Source = { utf8, encoding, layout, survey: surveyRows(utf8, layout) };
  const keyword = layout.header?.keyword ?? 0;
  const matcher = new WordMatcher(lists);
  const delimiter = resultDelimiter(layout);
  const columns = new ResultColumns(matcher, delimiter);
  const preview = new Preview(source.survey.columns, keyword, delimiter);
  let size = 0;
  const wording = guess ? new WordingGuess() : undefined;
  for (const chunk of classifyRows(source, { keyword, matcher, wording, columns, preview })) {
    size += chunk.bytes.length;
    if (size > MAX_RESULT_BYTES) throw new KeywordFileError(INTENT_MESSAGES.resultTooLarge);
    preview.add(chunk.bytes);
    yield chunk;
  }
  return {
    ...source.survey,
    skippedRows: layout.skippedRows,
    keywordColumn: layout.header?.cells[keyword]?.trim() ?? '',
    encoding,
    delimiter: delimiterName(layout.delimiter),
    counts: countsByIntent(columns.counts),
    ...(guess && { guessed: columns.guessed }),
    preview: preview.get(),
  };
}

function* classifyRows(
  { utf8, layout, survey }: Source,
  {
    keyword,
    matcher,
    wording,
    columns,
    preview,
  }: {
    keyword: number;
    matcher: WordMatcher;
    wording?: WordingGuess;
    columns: ResultColumns;
    preview: Preview;
  },
): Generator<ClassifiedChunk, void> {
  const delimiter = resultDelimiter(layout);
  const writer = new CsvWriter(undefined, delimiter);
  writeHeader(writer, utf8, layout, survey.columns);
  const reader = openRows(utf8, layout);
  const cells = { columns: survey.columns, delimiter };
  let rowsDone = 0;
  while (reader.next()) {
    writeSourceCells(writer, utf8, reader, cells);
    matchKeyword(matcher, utf8, reader, keyword);
    columns.write(
      writer,
      wording && matcher.hitCount === 0 ? guessed(wording, utf8, reader, keyword) : UNTOLD,
    );
    if (rowsDone < PREVIEW_ROWS) preview.explain(columns.reason());
    rowsDone++;
    if (writer.full) yield { bytes: writer.take(), rowsDone, rowsTotal: survey.rows };
  }
  yield { bytes: writer.take(), rowsDone, rowsTotal: survey.rows };
}

/** The file's own; a list without one gets commas. */
function resultDelimiter({ delimiter }: KeywordLayout): number {
  return delimiterAfter(delimiter);
}

function writeHeader(writer: CsvWriter, utf8: Uint8Array, layout: KeywordLayout, columns: number): void {
  const delimiter = resultDelimiter(layout);
  const between = String.fromCharCode(delimiter);
  writer.reserve(BYTE_ORDER_MARK.length);
  writer.raw(BYTE_ORDER_MARK, 0, BYTE_ORDER_MARK.length);
  if (layout.header) {
    writeSourceCells(writer, utf8, openHeader(utf8, layout), { columns, delimiter });
  } else {
    const names = Array.from({ length: columns }, (_, i) => (i === 0 ? 'Keyword' : `Column ${i + 1}`));
    writeText(writer, names.join(between));
  }
  const taken = new Set(layout.header?.cells.map((name) => name.trim().toLowerCase()));
  for (const name of INTENT_RESULT_COLUMNS) writeText(writer, between + columnName(name, taken));
  writer.byte(CR);
  writer.byte(LF);
}

/** The name, or another one where the file has a column of that name already. */
function columnName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let copy = 1; taken.has(free.toLowerCase()); copy++)
    free = copy === 1 ? `${name} (Cohort)` : `${name} (Cohort ${copy})`;
  return free;
}

function writeText(writer: CsvWriter, text: string): void {
  const bytes = encodeUtf8(text);
  writer.reserve(bytes.length + 2);
  writer.raw(bytes, 0, bytes.length);
}

function writeSourceCells(
  writer: CsvWriter,
  utf8: Uint8Array,
  reader: CsvReader,
  { columns, delimiter }: { columns: number; delimiter: number },
): void {
  const { starts, ends, kinds, count } = reader;
  writer.reserve(writtenSize(reader) + columns);
  for (let cell = 0; cell < count; cell++) {
    if (cell > 0) writer.byte(delimiter);
    writer.cell(utf8, starts[cell] as number, ends[cell] as number, kinds[cell] as number);
  }
  for (let cell = count; cell < columns; cell++) writer.byte(delimiter);
}

function matchKeyword(matcher: WordMatcher, utf8: Uint8Array, reader: CsvReader, keyword: number): void {
  if (keyword >= reader.count) {
    matcher.match(utf8, 0, 0, true);
    return;
  }
  const start = reader.starts[keyword] as number;
  const end = reader.ends[keyword] as number;
  const kind = reader.kinds[keyword] as number;
  const ascii = (kind & CELL.nonAscii) === 0;
  if (kind & (CELL.doubled | CELL.irregular)) {
    const text = unquote(utf8, start, end);
    matcher.match(text, 0, text.length, ascii);
  } else if (kind & CELL.quoted) {
    matcher.match(utf8, start + 1, end - 1, ascii);
  } else {
    matcher.match(utf8, start, end, ascii);
  }
}

function guessed(wording: WordingGuess, utf8: Uint8Array, reader: CsvReader, keyword: number): number {
  if (keyword >= reader.count) return UNTOLD;
  const text = cellText(reader, utf8, keyword);
  return text.length > LONGEST_WORDING ? UNTOLD : wording.intentOf(decodeUtf8(text));
}

function countsByIntent(counts: readonly number[]): IntentCounts {
  const names = [...INTENT_TYPES, UNCLASSIFIED];
  return Object.fromEntries(names.map((name, i) => [name, counts[i] ?? 0])) as IntentCounts;
}
