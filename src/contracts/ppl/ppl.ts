import type { FileReadingView } from '../csv/file-reading';
import type { FirstRows } from '../csv/first-rows';

/** Most bytes of a PPL file: 100 MB. */
export const MAX_PPL_BYTES = 100 * 1024 * 1024;
export const MAX_PPL_NAME = 120;
export const MAX_PPL_TAGS = 8;
export const MAX_PPL_TAG = 30;
/** Milliseconds from the last letter of a search until it is sent. */
export const PPL_SEARCH_REST_MS = 1000;

/** So much of a file's beginning tells its encoding, its delimiter and its first rows. */
export const PPL_BEGINNING_BYTES = 64 * 1024;

/** How the cards may be ordered. */
export const PPL_SORTS = ['updatedAt', 'name', 'downloads', 'bytes', 'rows', 'createdAt', 'id'] as const;

/** What the beginning of a file tells before the whole of it is sent. */
export interface PplBeginning extends FirstRows {
  reading: FileReadingView;
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
  preview: FirstRows;
}
