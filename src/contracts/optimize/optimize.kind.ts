import type { ComparisonInput } from '../briefs/brief.kind';
import { type JobKindDefinition, PAGES_READ } from '../jobs/job-kind';
import type { OptimizeJobParameters, OptimizeJobResult } from './optimize';

interface OptimizeJob {
  parameters: OptimizeJobParameters;
  input: ComparisonInput;
  result: OptimizeJobResult;
}

export const optimizeKind: JobKindDefinition<OptimizeJob> = {
  toolOf: () => 'optimize-prime',
  label: 'Optimize Prime',
  nameOf: ({ name }) => name,
  quotaOf: ({ sample }) =>
    sample ? undefined : { tool: 'optimize-prime', amounts: { numberOfOperations: 1 } },
  concurrency: 2,
  attempts: 3,
  pausable: false,
  ownsDocuments: true,
  shown: {
    page: '/optimize-prime',
    ...PAGES_READ,
    whenCancelled: 'Nothing was counted; you can start it again.',
    whenDeleted:
      'The comparison is deleted permanently. Drafts that were begun with it keep what they need of it.',
  },
};
