/** The first rows of a list, of a wide one the first columns. */
export interface FirstRows {
  header: string[];
  rows: string[][];
  /** Of the list. */
  columns: number;
}

/** What is shown of a list at most: rows below the header, columns, characters of a cell. */
export const FIRST_ROWS = { rows: 5, columns: 12, cell: 80 } as const;
