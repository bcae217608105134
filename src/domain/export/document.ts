/**
 * A document as a tool describes it, once: `csv`, `md` and `docx` are made of it. Texts are plain; whatever they hold is shown
 * as it stands.
 */
export interface ExportDocument {
  title: string;
  /** What it is about, below the title. */
  subtitle?: string;
  /** ISO 639-1 of its texts, for the spell checker of whoever opens it. */
  language?: string;
  sections: DocumentSection[];
}

export interface DocumentSection {
  heading: string;
  blocks: DocumentBlock[];
  /** A level below; at most five levels in all. */
  sections?: DocumentSection[];
}

export type DocumentBlock =
  | { kind: 'text'; text: string }
  | { kind: 'list'; ordered?: boolean; items: string[] }
  /** What is known, as name and value. */
  | { kind: 'facts'; facts: { name: string; value: string }[] }
  | DocumentTable;

export type DocumentCell = string | number | null;

export interface DocumentTable {
  kind: 'table';
  /** What a csv is asked by: letters, digits and hyphens, once a document. */
  id: string;
  columns: string[];
  rows: DocumentCell[][];
}
