import { type JobKindDefinition, PAGES_READ } from '../jobs/job-kind';
import type { PageRunParameters, PageRunResult } from './page-jobs';

interface PagesJob {
  parameters: PageRunParameters;
  input: { addresses: string[] };
  result: PageRunResult;
}

export const pagesKind: JobKindDefinition<PagesJob> = {
  toolOf: ({ tool }) => tool,
  label: 'Pages Analysis, Interlink Extractor, Heading Extractor',
  nameOf: ({ name }) => name,
  concurrency: 2,
  attempts: 3,
  pausable: true,
  ownsDocuments: true,
  shown: { page: '/pages-analysis', pageOf: ({ parameters }) => `/${parameters.tool}`, ...PAGES_READ },
};
