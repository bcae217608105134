import type { DocumentFormat } from '@contracts/export/document-formats';
import { apiFetch } from '../../providers/apiClient';
import { fileNameOf } from '../fileNameOf';
import { saveBlob } from '../saveBlob';
import { ExportMenu } from './ExportMenu';

interface DocumentExportProps {
  /** Of the API: what answers `format` and `part`. */
  path: string;
  /** The tables that are downloaded as csv, by their ids. */
  tables: readonly { id: string; label: string }[];
}

/** A result as a document, and each of its tables. */
export function DocumentExport({ path, tables }: DocumentExportProps) {
  const choices = [
    { label: 'Word document', download: () => saveDocument(path, 'docx') },
    { label: 'Markdown', download: () => saveDocument(path, 'md') },
    ...tables.map(({ id, label }) => ({
      label: `${label} as CSV`,
      download: () => saveDocument(path, 'csv', id),
    })),
  ];
  return <ExportMenu choices={choices} />;
}

async function saveDocument(path: string, format: DocumentFormat, part?: string): Promise<void> {
  const query = new URLSearchParams({ format, ...(part && { part }) });
  const response = await apiFetch(`${path}?${query.toString()}`);
  saveBlob(await response.blob(), fileNameOf(response) ?? `export.${format}`);
}
