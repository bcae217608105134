import { type JobKindDefinition, PAGES_READ } from '../jobs/job-kind';

/** Own pages of one run. */
export const MAX_CHECKED_PAGES = 20;
/** Pages of others that they are compared with. */
export const MAX_COMPETITORS = 5;
/** Bytes of code that is pasted. */
export const MAX_PASTED_BYTES = 1024 * 1024;
/** Days that a check is kept, however long its job is. */
export const CHECK_RETENTION_DAYS = 180;
/** Days after which a rule ought to be held against its source again. */
export const RULE_AGE_DAYS = 180;

export interface SchemaJobParameters {
  /** What the run is called: how many pages of which host, or what was pasted. */
  name: string;
  /** Own pages or the paste: each takes a use. */
  pages: number;
  competitors: number;
  pasted: boolean;
  /** What was pasted is the sample, and nothing is compared with it: it is free. */
  sample?: boolean;
  /** A saved schema's own page, one of the free checks of the day. */
  free?: boolean;
}

export interface SchemaJobResult {
  /** Own pages, or the paste. */
  pages: number;
  /** Of them, not read: they are free. */
  unread: number;
  competitors: number;
  unreadCompetitors: number;
  /** Rich results of the own pages by state, each once a page. */
  eligible: number;
  warnings: number;
  notEligible: number;
  /** Findings of the own pages. */
  errors: number;
}

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
