/** What a run of Interlink Genius is shown as. */
export interface InterlinkJobParameters {
  /** Whose pages were read. */
  name: string;
  /** Absent of the sample. */
  readingId?: string;
  perPage: number;
  /** The sample costs nothing. */
  sample?: boolean;
  /** Nor does another run on a reading within FREE_RERUN_HOURS of a paid one. */
  free?: boolean;
}

export interface InterlinkJobResult {
  /** Pages that took part. */
  pages: number;
  /** Links that are suggested: those that were rejected before are not among them. */
  suggestions: number;
}
