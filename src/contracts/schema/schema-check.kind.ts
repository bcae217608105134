import { type JobKindDefinition, PAGES_READ } from '../jobs/job-kind';
import type { SchemaJobParameters, SchemaJobResult } from './schema-check-jobs';

interface SchemaCheckJob {
  parameters: SchemaJobParameters;
  input: { addresses: string[]; competitors: string[]; fileId?: string };
  result: SchemaJobResult;
}

export const schemaCheckKind: JobKindDefinition<SchemaCheckJob> = {
  toolOf: () => 'schema-intelligence',
  label: 'Schema Intelligence',
  nameOf: ({ name }) => name,
  quotaOf: ({ pages, sample, free }) =>
    sample || free ? undefined : { tool: 'schema-intelligence', amounts: { numberOfOperations: pages } },
  unusedOf: ({ unread }) => ({ numberOfOperations: unread }),
  concurrency: 2,
  attempts: 3,
  pausable: true,
  ownsDocuments: true,
  shown: {
    page: '/schema-intelligence',
    ...PAGES_READ,
    verbs: { now: 'Checking', past: 'checked' },
    whenCancelled: 'The pages checked so far are listed under Checked pages.',
    whenDeleted: 'The run is deleted permanently. Its checks stay under Checked pages.',
    file: {
      type: 'text/csv',
      hint: 'The CSV was downloaded.',
      nameOf: ({ parameters }) => `[schema-intelligence] ${parameters.name}.csv`,
      pathOf: ({ id }) => `/schema-checks/jobs/${encodeURIComponent(id)}/export`,
    },
  },
};
