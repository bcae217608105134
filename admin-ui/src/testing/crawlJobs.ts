import type { AnyJob, JobKindInfo } from '../shared/jobs/jobKinds';

/** A kind of job that no tool has: what the shared parts do for it they do for every kind. */
export interface CrawlJob extends AnyJob {
  kind: 'crawl';
  parameters: { host: string };
  result?: { pages: number };
}

export const CRAWL: JobKindInfo<CrawlJob> = {
  kind: 'crawl',
  page: '/crawl',
  units: 'pages',
  verbs: { now: 'Crawling', past: 'crawled' },
  starting: 'Asking for the first page…',
  pausable: true,
  nameOf: ({ parameters }) => parameters.host,
  file: { type: 'text/csv', nameOf: ({ parameters }) => `${parameters.host}.csv`, hint: 'Open it.' },
};

export function aCrawl(change: Partial<CrawlJob> = {}): CrawlJob {
  return {
    _id: '1',
    id: '1',
    kind: 'crawl',
    owner: 'me',
    status: 'queued',
    progress: { done: 0, total: 0 },
    parameters: { host: 'shop.example' },
    attempts: 1,
    createdAt: '2026-11-20T10:00:00.000Z',
    expiresAt: '2026-12-20T10:00:00.000Z',
    ...change,
  };
}
