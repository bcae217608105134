import { type JobKindDefinition, PAGES_READ } from '../jobs/job-kind';
import type { MarketJobParameters, MarketJobResult } from './market-jobs';

interface TldPagesJob {
  parameters: MarketJobParameters;
  /** `from`: the run whose pages are taken over as far as they were read. */
  input: { addresses: string[]; from?: string };
  result: MarketJobResult;
}

export const tldPagesKind: JobKindDefinition<TldPagesJob> = {
  toolOf: () => 'tld-language',
  label: 'TLD & Language Finder',
  nameOf: ({ name }) => name,
  concurrency: 2,
  attempts: 3,
  pausable: true,
  ownsDocuments: true,
  shown: {
    page: '/tld-language?mode=pages',
    ...PAGES_READ,
    file: {
      type: 'text/csv',
      hint: 'The CSV was downloaded.',
      nameOf: ({ parameters }) => `[tld-language] ${parameters.name}.csv`,
      pathOf: ({ id }) => `/tld-language/jobs/${encodeURIComponent(id)}/export`,
    },
  },
};
