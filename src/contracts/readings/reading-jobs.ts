import type { ReadingSource } from './readings';

/** What the job of a reading shows. */
export interface ReadingJobParameters {
  readingId: string;
  /** Whose pages are read. */
  name: string;
  source: ReadingSource;
}

/** What it ends with: pages whose text was read, of the addresses that were visited. */
export interface ReadingJobResult {
  pages: number;
  visited: number;
}
