import { READY_TOOLS } from '../access/tools';
import { type JobKindDefinition, PAGES_READ } from '../jobs/job-kind';
import type { ReadingJobParameters, ReadingJobResult } from './reading-jobs';
import { READING_TOOLS } from './readings';

interface ReadingJob {
  parameters: ReadingJobParameters;
  input: { readingId: string };
  result: ReadingJobResult;
}

/** Of the tools that work on readings, the first that is built. */
const READING_PAGE = READY_TOOLS.find(({ id }) => READING_TOOLS.some((tool) => tool === id))?.url ?? '/';

export const readingKind: JobKindDefinition<ReadingJob> = {
  label: 'Reading of a site',
  nameOf: ({ name }) => name,
  concurrency: 2,
  attempts: 3,
  pausable: true,
  ownsDocuments: true,
  shown: {
    page: READING_PAGE,
    ...PAGES_READ,
    starting: 'Reading robots.txt and sitemaps…',
    whenCancelled: 'It cannot be used; start it again or delete it.',
    deletedAs: (name) => `the reading of ${name}`,
    whenDeleted: 'The texts that were read are deleted permanently. Results made from them stay.',
    file: {
      type: 'text/csv',
      hint: 'The list of pages was downloaded.',
      nameOf: ({ parameters }) => `[site-reading] ${parameters.name}.csv`,
      pathOf: ({ parameters }) => `/readings/${encodeURIComponent(parameters.readingId)}/export`,
    },
  },
};
