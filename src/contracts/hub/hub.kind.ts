import { DOCX, type JobKindDefinition } from '../jobs/job-kind';
import type { ExistingPage, HubJobParameters, HubJobResult } from './hub';

interface HubJob {
  parameters: HubJobParameters;
  /** `fileId`: the keywords; the sample has none. `existing`: pages that are there already, unless they are those of a reading. */
  input: { fileId?: string; existing: ExistingPage[]; readingId?: string };
  result: HubJobResult;
}

export const hubKind: JobKindDefinition<HubJob> = {
  toolOf: () => 'intelligent-hub',
  label: 'Intelligent Hub',
  nameOf: ({ seed }) => seed,
  quotaOf: ({ sample }) =>
    sample ? undefined : { tool: 'intelligent-hub', amounts: { numberOfOperations: 1 } },
  concurrency: 2,
  attempts: 3,
  pausable: false,
  ownsDocuments: true,
  shown: {
    page: '/intelligent-hub',
    units: 'keywords',
    verbs: { now: 'Grouping', past: 'grouped' },
    starting: 'Reading the keywords…',
    whenCancelled: 'Nothing is kept, and the use was given back.',
    whenDeleted: 'The hub with all its changes is deleted permanently. Your own file stays as it is.',
    file: {
      type: DOCX,
      nameOf: ({ parameters }) => `[intelligent-hub] ${parameters.seed}.docx`,
      hint: 'The document was downloaded.',
      pathOf: ({ id }) => `/intelligent-hub/jobs/${encodeURIComponent(id)}/export`,
    },
  },
};
