/** What the job of a crawl shows; `mode` as in its options. */
export interface CrawlJobParameters {
  crawlId: string;
  startUrl: string;
  mode: 'site' | 'list';
}

/** What it ends with: different addresses of the site that were found, and how many of them were visited. */
export interface CrawlJobResult {
  found: number;
  visited: number;
}
