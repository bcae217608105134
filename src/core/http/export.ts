import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import { DEFAULT_CSV_DELIMITER, delimiterByte } from '../../contracts/csv/csv-delimiters';
import { BYTE_ORDER_MARK } from '../../domain/csv/bytes';
import { csvOf } from '../../domain/csv/csv-text';
import { CsvWriter } from '../../domain/csv/writer';
import { attachment } from '../files/attachment';
import { oneOf } from './one-of';

export const EXPORT_FORMATS = ['csv', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

type Cell = string | number | boolean | Date | null | undefined;

/** What an export holds of a row, by the column's name. */
export type ExportColumns<Row> = Record<string, (row: Row) => Cell>;

const CONTENT_TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};
/** So much is collected before it is sent. */
const CHUNK_BYTES = 32 * 1024;

/** The parameter `format` of an export; csv when it is absent. */
export function exportFormatOf(value: unknown): ExportFormat {
  return oneOf(EXPORT_FORMATS, value ?? 'csv', `format must be one of ${EXPORT_FORMATS.join(', ')}.`);
}

/** What is exported, and for whom: a csv has the user's delimiter. */
export interface ExportFile {
  name: string;
  format: ExportFormat;
  user: Pick<AuthUser, 'csvDelimiter'>;
}

/**
 * Rows as a download, while they come: the source is asked for more only when the client has taken what there is, and
 * is ended when the client leaves.
 */
export function exportOf<Row>(
  { name, format, user }: ExportFile,
  columns: ExportColumns<Row>,
  rows: AsyncIterable<Row>,
): StreamableFile {
  const chunks = format === 'csv' ? csvChunks(columns, rows, delimiterFor(user)) : jsonChunks(columns, rows);
  return new StreamableFile(Readable.from(chunks, { objectMode: false, highWaterMark: CHUNK_BYTES }), {
    type: CONTENT_TYPES[format],
    disposition: attachment(`${name}.${format}`),
  });
}

/** A few rows as a csv, the header first. */
export function csvDownload(
  { name, user }: Omit<ExportFile, 'format'>,
  rows: readonly (readonly string[])[],
): StreamableFile {
  const options = { type: CONTENT_TYPES.csv, disposition: attachment(name) };
  return new StreamableFile(csvOf(rows, delimiterFor(user)), options);
}

export function delimiterFor({ csvDelimiter = DEFAULT_CSV_DELIMITER }: ExportFile['user']): number {
  return delimiterByte(csvDelimiter);
}

/** As spreadsheets open it: UTF-8 with a byte order mark, CRLF, no live formula. */
export async function* csvTable(
  header: readonly string[],
  rows: AsyncIterable<readonly string[]>,
  delimiter: number,
): AsyncGenerator<Uint8Array> {
  const writer = new CsvWriter(CHUNK_BYTES * 2, delimiter);
  writer.raw(BYTE_ORDER_MARK, 0, BYTE_ORDER_MARK.length);
  writer.row(header);
  for await (const row of rows) {
    writer.row(row);
    if (writer.full) yield writer.take();
  }
  yield writer.take();
}

/** The same of rows by what their columns say. */
function csvChunks<Row>(
  columns: ExportColumns<Row>,
  rows: AsyncIterable<Row>,
  delimiter: number,
): AsyncGenerator<Uint8Array> {
  return csvTable(Object.keys(columns), cellsOf(Object.values(columns), rows), delimiter);
}

async function* cellsOf<Row>(
  cells: readonly ((row: Row) => Cell)[],
  rows: AsyncIterable<Row>,
): AsyncGenerator<string[]> {
  for await (const row of rows) yield cells.map((cell) => textOf(cell(row)));
}

function textOf(value: Cell): string {
  if (value === null || value === undefined) return '';
  return value instanceof Date ? value.toISOString() : String(value);
}

/** A list of objects, one a line. */
async function* jsonChunks<Row>(
  columns: ExportColumns<Row>,
  rows: AsyncIterable<Row>,
): AsyncGenerator<string> {
  let text = '[';
  let separator = '\n';
  for await (const row of rows) {
    const entries = Object.entries(columns).map(([name, cell]) => [name, cell(row) ?? null]);
    text += separator + JSON.stringify(Object.fromEntries(entries));
    separator = ',\n';
    if (text.length < CHUNK_BYTES) continue;
    yield text;
    text = '';
  }
  yield `${text}\n]\n`;
}
