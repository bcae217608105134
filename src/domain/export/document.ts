/**
 * A document as a tool describes it, once: `csv`, `md` and `docx` are made of it. Texts are plain; whatever they hold is shown
 * as it stands.
 */
export interface ExportDocument {
  title: string;
  /** Of a text that begins with a heading of its own: the title names the file alone. */
  untitled?: boolean;
  /** What it is about, below the title. */
  subtitle?: string;
  /** ISO 639-1 of its texts, for the spell checker of whoever opens it. */
  language?: string;
  /** Before the first section, or all of a running text, which has its headings among its blocks. */
  blocks?: DocumentBlock[];
  sections: DocumentSection[];
  /** What parted the cells of the list that it was made of, as a byte: its tables as csv have it too. */
  delimiter?: number;
}

export interface DocumentSection {
  heading: string;
  blocks: DocumentBlock[];
  /** A level below; at most five levels in all. */
  sections?: DocumentSection[];
}

export type DocumentBlock =
  | { kind: 'text'; text: DocumentText }
  | { kind: 'list'; ordered?: boolean; start?: number; items: DocumentItem[] }
  /** What is known, as name and value. */
  | { kind: 'facts'; facts: { name: string; value: string }[] }
  /** Of a running text: 1 to 6. */
  | { kind: 'heading'; level: number; text: DocumentText }
  | { kind: 'quote'; blocks: DocumentBlock[] }
  | { kind: 'code'; text: string }
  /** By its address. */
  | { kind: 'picture'; address: string; alt: string }
  | { kind: 'rule' }
  | DocumentTable;

/** A text of one look, or of runs that differ. */
export type DocumentText = string | DocumentRun[];

/** Characters that look alike. A line end in a run's text is a break. */
export interface DocumentRun {
  text: string;
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  strike?: boolean;
  code?: boolean;
  /** Where it leads: http, https, mailto or relative. */
  href?: string;
}

/** An item with more than a text holds blocks, of which the first is its text, if it is one. */
export type DocumentItem = DocumentText | { blocks: DocumentBlock[] };

export type DocumentCell = DocumentRun[] | string | number | null;

export interface DocumentTable {
  kind: 'table';
  /** What a csv is asked by: letters, digits and hyphens, once a document. */
  id: string;
  /** For csv alone: the document says the same in words, where a table would be too wide to be read. */
  csvOnly?: true;
  /** Its first row; none has a name where it is empty. */
  columns: DocumentCell[];
  rows: DocumentCell[][];
}

/** What is shown of blocks in a document that is read. */
export function shownBlocks(blocks: readonly DocumentBlock[]): DocumentBlock[] {
  return blocks.filter((block) => block.kind !== 'table' || !block.csvOnly);
}

/** The characters of a text. */
export function plainText(text: DocumentCell): string {
  if (Array.isArray(text)) return text.map((run) => run.text).join('');
  return String(text ?? '');
}
