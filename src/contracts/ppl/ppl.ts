/** Most bytes of a PPL file: 100 MB. */
export const MAX_PPL_BYTES = 100 * 1024 * 1024;
export const MAX_PPL_NAME = 120;
export const MAX_PPL_TAGS = 8;
export const MAX_PPL_TAG = 30;
/** Milliseconds from the last letter of a search until it is sent. */
export const PPL_SEARCH_REST_MS = 1000;

/** So much of a file's beginning tells its encoding, its delimiter and its first rows. */
export const PPL_BEGINNING_BYTES = 64 * 1024;
/** What a preview shows at most: rows below the header, columns, characters of a cell. */
export const PPL_PREVIEW_ROWS = 5;
export const PPL_PREVIEW_COLUMNS = 12;
export const PPL_PREVIEW_CELL = 80;

/** How the cards may be ordered. */
export const PPL_SORTS = ['updatedAt', 'name', 'downloads', 'bytes', 'rows', 'createdAt', 'id'] as const;

/** The first rows of a file, of a wide one the first columns. */
export interface PplPreview {
  header: string[];
  rows: string[][];
  /** Of the file. */
  columns: number;
}

/** A file of the library. Times are ISO strings. */
export interface PplFileView {
  _id: string;
  id: string;
  name: string;
  /** What the file was called when it was chosen. */
  filePath: string;
  /** Only paid users download it. */
  isPro: boolean;
  tags: string[];
  bytes: number;
  /** Below the header. */
  rows: number;
  /** Downloads that have begun. */
  downloads: number;
  createdAt: string;
  updatedAt: string;
}

/** What the form of a file shows beside its fields. */
export interface PplFileDetails extends PplFileView {
  preview: PplPreview;
}
