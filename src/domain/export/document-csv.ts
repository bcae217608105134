import { csvOf } from '../csv/csv-text';
import type { DocumentSection, DocumentTable, ExportDocument } from './document';

/** All tables of a document, in reading order. */
export function tablesOf({ sections }: ExportDocument): DocumentTable[] {
  return sections.flatMap(tablesOfSection);
}

function tablesOfSection({ blocks, sections = [] }: DocumentSection): DocumentTable[] {
  return [...blocks.filter((block) => block.kind === 'table'), ...sections.flatMap(tablesOfSection)];
}

/** A table as a csv file, its columns first; what is null is an empty cell. */
export function tableAsCsv({ columns, rows }: DocumentTable, delimiter: number): Uint8Array<ArrayBuffer> {
  return csvOf([columns, ...rows.map((row) => row.map((cell) => String(cell ?? '')))], delimiter);
}
