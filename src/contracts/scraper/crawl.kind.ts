import type { JobKindDefinition } from '../jobs/job-kind';

/** What the job of a crawl shows; `mode` as in its options. */
export interface CrawlJobParameters {
  crawlId: string;
  startUrl: string;
  mode: 'site' | 'list';
}

/** What it ends with: different URLs of the site that were found, and how many of them were visited. */
export interface CrawlJobResult {
  found: number;
  visited: number;
}

export interface CrawlJob {
  parameters: CrawlJobParameters;
  input: { crawlId: string };
  result: CrawlJobResult;
}

export const crawlKind: JobKindDefinition<CrawlJob> = {
  label: 'Crawl',
  nameOf: ({ startUrl }) => startUrl,
  // Two of different owners, as of all kinds, and the second of one of them: a crawl may take hours.
  concurrency: 3,
  second: true,
  attempts: 3,
  pausable: true,
  ownsDocuments: true,
  shown: {
    page: '/full-site-scrapper',
    // Pages, and what they point at.
    units: 'addresses',
    verbs: { now: 'Crawling', past: 'visited' },
    starting: 'Reading robots.txt and sitemaps…',
    whenCancelled: 'The pages visited so far are kept, and it can be resumed on its page.',
  },
};
