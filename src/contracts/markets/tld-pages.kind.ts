import { type JobKindDefinition, PAGES_READ } from '../jobs/job-kind';

export interface MarketJobParameters {
  /** The name of the file, or the first URL. */
  name: string;
  addresses: number;
  /** The run whose failed pages are tried again. */
  retryOf?: string;
}

export interface MarketJobResult {
  pages: number;
  /** Of them, not read. */
  failed: number;
  agree: number;
  disagree: number;
  unknown: number;
  /** Pages with something wrong in their hreflang annotations. */
  hreflangProblems: number;
}

interface TldPagesJob {
  parameters: MarketJobParameters;
  /** `from`: the run whose pages are copied as far as they were read. */
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
