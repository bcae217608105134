import { StreamableFile } from '@nestjs/common';
import { attachment } from '../files/attachment';
import type { AuthUser } from '../../contracts/access/access';
import type { ExportDocument } from '../../domain/export/document';
import { tableAsCsv, tablesOf } from '../../domain/export/document-csv';
import { documentAsMarkdown } from '../../domain/export/document-markdown';
import { AppError } from '../errors/app-error';
import { delimiterFor } from '../http/export';
import { docxInThread } from './docx-in-thread';
import type { DocumentQuery } from './document-query';
import { DOCUMENT_TYPES } from './document-types';

export interface DocumentFile extends DocumentQuery {
  /** Without its ending. */
  name: string;
  /** A csv has the delimiter of the list that the document was made of, else the user's. */
  user: Pick<AuthUser, 'csvDelimiter'>;
}

/**
 * A document as a download.
 * @throws AppError BAD_REQUEST for a csv of a table that it lacks, and for what is too much for a docx
 */
export async function documentDownload(
  file: DocumentFile,
  document: ExportDocument,
): Promise<StreamableFile> {
  const { name, format, part } = file;
  const bytes = await bytesOf(file, document);
  const whole = format === 'csv' && part ? `${name} - ${part}` : name;
  return new StreamableFile(bytes, {
    type: DOCUMENT_TYPES[format],
    disposition: attachment(`${whole}.${format}`),
    length: bytes.length,
  });
}

async function bytesOf({ format, part, user }: DocumentFile, document: ExportDocument): Promise<Uint8Array> {
  if (format === 'docx') return docxInThread(document);
  if (format === 'md') return Buffer.from(documentAsMarkdown(document));
  const tables = tablesOf(document);
  const table = part === undefined ? tables[0] : tables.find(({ id }) => id === part);
  if (table) return tableAsCsv(table, document.delimiter ?? delimiterFor(user));
  const parts = tables.map(({ id }) => id).join(', ');
  throw new AppError('BAD_REQUEST', parts ? `part must be one of ${parts}.` : 'There is no table to export.');
}
