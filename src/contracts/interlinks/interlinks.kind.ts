import { type JobKindDefinition, PAGES_READ } from '../jobs/job-kind';
import type { InterlinkOptions } from './interlinks';

/** What a run of Interlink Genius is shown as. */
export interface InterlinkJobParameters {
  /** Whose pages were read. */
  name: string;
  /** Absent of the sample. */
  readingId?: string;
  perPage: number;
  /** The sample is free. */
  sample?: boolean;
  /** Nor does another run on a reading within FREE_RERUN_HOURS of a paid one. */
  free?: boolean;
}

export interface InterlinkJobResult {
  /** Pages that took part. */
  pages: number;
  /** Links that are suggested: those that were rejected before are not among them. */
  suggestions: number;
}

interface InterlinksJob {
  parameters: InterlinkJobParameters;
  /** `keywords`: of targets, by their addresses. The sample has no reading. */
  input: {
    readingId?: string;
    options: InterlinkOptions;
    keywords: { address: string; keywords: string[] }[];
  };
  result: InterlinkJobResult;
}

export const interlinksKind: JobKindDefinition<InterlinksJob> = {
  toolOf: () => 'intelligent-interlink',
  label: 'Interlink Genius',
  nameOf: ({ name }) => name,
  quotaOf: ({ sample, free }) =>
    sample || free ? undefined : { tool: 'intelligent-interlink', amounts: { numberOfOperations: 1 } },
  concurrency: 2,
  attempts: 3,
  pausable: false,
  ownsDocuments: true,
  shown: {
    page: '/intelligent-interlinks',
    ...PAGES_READ,
    verbs: { now: 'Comparing', past: 'compared' },
    whenCancelled: 'Nothing is kept, and the use was given back.',
    whenDeleted:
      'The suggestions are deleted permanently. What you accepted and rejected is remembered for later runs, and your site reading stays.',
    file: {
      type: 'text/csv',
      hint: 'The accepted links were downloaded.',
      nameOf: ({ parameters }) => `[intelligent-interlinks] ${parameters.name}.csv`,
      pathOf: ({ id }) => `/intelligent-interlinks/jobs/${encodeURIComponent(id)}/export`,
    },
  },
};
