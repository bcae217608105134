import { csvOf } from '../csv/csv-text';
import {
  type DocumentBlock,
  type DocumentSection,
  type DocumentTable,
  type ExportDocument,
  plainText,
} from './document';

/** All tables of a document, in reading order. */
export function tablesOf({ blocks = [], sections }: ExportDocument): DocumentTable[] {
  return [...blocks.filter(isTable), ...sections.flatMap(tablesOfSection)];
}

function tablesOfSection({ blocks, sections = [] }: DocumentSection): DocumentTable[] {
  return [...blocks.filter(isTable), ...sections.flatMap(tablesOfSection)];
}

/** A table as a csv file, its columns first; what is null is an empty cell. */
export function tableAsCsv({ columns, rows }: DocumentTable, delimiter: number): Uint8Array<ArrayBuffer> {
  return csvOf(
    [columns, ...rows].map((row) => row.map(plainText)),
    delimiter,
  );
}

function isTable(block: DocumentBlock): block is DocumentTable {
  return block.kind === 'table';
}
