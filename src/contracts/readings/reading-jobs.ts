/** Where a reading takes its addresses from; a finished crawl is the admins' alone. */
export const READING_SOURCES = ['site', 'sitemap', 'list', 'crawl'] as const;
export type ReadingSource = (typeof READING_SOURCES)[number];

/** What the job of a reading shows. */
export interface ReadingJobParameters {
  readingId: string;
  /** Whose pages are read. */
  name: string;
  source: ReadingSource;
}

/** What it ends with: pages whose text was read, of the URLs that were visited. */
export interface ReadingJobResult {
  pages: number;
  visited: number;
}
