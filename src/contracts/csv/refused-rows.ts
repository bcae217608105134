import type { FileReadingView } from './file-reading';

/** Rows of a file that can't be imported, in its own columns, and behind them why: to be fixed and imported again. */
export interface RefusedRows {
  columns: string[];
  rows: string[][];
  /** What parted the cells of the file. */
  delimiter: FileReadingView['delimiter'];
}

/** The name of the column that says why. */
export const REASON_COLUMN = 'Reason';
