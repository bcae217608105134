import type { JobKindDefinition } from '../jobs/job-kind';
import type { CrawlJob } from './crawl.kind';

export const crawlReportKind: JobKindDefinition<CrawlJob> = {
  label: 'Report of a crawl',
  nameOf: ({ startUrl }) => startUrl,
  concurrency: 1,
  attempts: 3,
  pausable: false,
  ownsDocuments: false,
  shown: {
    page: '/full-site-scrapper',
    units: 'pages',
    verbs: { now: 'Reporting on', past: 'reported on' },
    starting: 'Reading the pages visited…',
    whenCancelled: 'The pages visited are still listed.',
  },
};
