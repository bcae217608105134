import { DOCX, type JobKindDefinition, PAGES_READ } from '../jobs/job-kind';
import type { BriefJobParameters, BriefJobResult } from './briefs';

/** Pages that are compared; `address` is null of what is pasted, `fileId`: the pastes, by the places of the pages. */
export interface ComparisonInput {
  keyword: string;
  language?: string;
  country?: string;
  ownKeywords: string[];
  competitors: { address: string | null; name: string }[];
  fileId?: string;
}

interface BriefJob {
  parameters: BriefJobParameters;
  input: ComparisonInput & { outlines: number };
  result: BriefJobResult;
}

export const briefKind: JobKindDefinition<BriefJob> = {
  toolOf: () => 'intelligent-briefs',
  label: 'Intelligent Brief & Outlines',
  nameOf: ({ name }) => name,
  quotaOf: ({ outlines, sample }) =>
    sample
      ? undefined
      : { tool: 'intelligent-briefs', amounts: { numberOfOperations: 1, numberOfOutlines: outlines } },
  concurrency: 2,
  attempts: 3,
  pausable: false,
  ownsDocuments: true,
  shown: {
    page: '/intelligent-briefs',
    ...PAGES_READ,
    whenCancelled: 'Nothing was counted; you can start it again.',
    whenDeleted: 'The brief is deleted permanently, with its outlines.',
    file: {
      type: DOCX,
      hint: 'The document was downloaded.',
      nameOf: ({ parameters }) => `[intelligent-briefs] ${parameters.name}.docx`,
      pathOf: ({ parameters }) => `/intelligent-briefs/${parameters.briefId}/export?format=docx`,
    },
  },
};
