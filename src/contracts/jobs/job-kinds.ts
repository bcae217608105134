import { type Tool, type ToolId, TOOLS } from '../access/tools';
import { bulkChangeTitle } from '../bulk/bulk-changes';
import type { Amounts, Quota } from '../usage/limits';
import type { JobKind, JobMap } from './jobs';

/** All that is particular to a kind of job, beside its types (JobMap) and its processor. */
export interface JobKindDefinition<Kind extends JobKind = JobKind> {
  /** Whose work a job is, in the usage log; an admin's own work is no tool's. */
  toolOf?(parameters: JobMap[Kind]['parameters']): ToolId;
  /** As admins read it: what its tool is called, where it has one. */
  label: string;
  /** What a job works on. */
  nameOf(parameters: JobMap[Kind]['parameters']): string;
  /** What one job costs of its owner's plan, if anything; a kind without it is not limited. */
  quotaOf?(parameters: JobMap[Kind]['parameters']): Quota | undefined;
  /** How much of that came to nothing in a job that is done: it is given back. */
  unusedOf?(result: JobMap[Kind]['result']): Amounts;
  /** Jobs of this kind that one worker runs at a time. */
  concurrency: number;
  /** Whether one of all that run may be the second of its owner. */
  second?: boolean;
  /** Runs before it counts as failed; what the user must mend fails at once. */
  attempts: number;
  /** Whether its owner may pause and resume it. */
  pausable: boolean;
  /** Whether it keeps documents of its own: their feature registers how they go with the job. */
  ownsDocuments: boolean;
  /** Its upload may hold passwords: it is deleted however the job ends, so that one that failed can't run again. */
  secretUpload?: boolean;
}

export type JobKindDefinitions = { readonly [Kind in JobKind]: JobKindDefinition<Kind> };

export const JOB_KIND_DEFINITIONS: JobKindDefinitions = {
  intent: {
    toolOf: () => 'intent-finder',
    label: 'Intent Finder',
    nameOf: ({ fileName }) => fileName,
    concurrency: 2,
    attempts: 3,
    pausable: false,
    ownsDocuments: false,
  },
  'user-import': {
    label: 'Import of users',
    nameOf: ({ fileName }) => fileName,
    concurrency: 1,
    attempts: 3,
    pausable: true,
    ownsDocuments: true,
    secretUpload: true,
  },
  'bulk-change': {
    label: 'Change of many records',
    nameOf: bulkChangeTitle,
    concurrency: 1,
    attempts: 3,
    pausable: true,
    ownsDocuments: true,
  },
  crawl: {
    label: 'Crawl',
    nameOf: ({ startUrl }) => startUrl,
    // Two of different owners, as of all kinds, and the second of one of them: a crawl may take hours.
    concurrency: 3,
    second: true,
    attempts: 3,
    pausable: true,
    ownsDocuments: true,
  },
  'crawl-report': {
    label: 'Report of a crawl',
    nameOf: ({ startUrl }) => startUrl,
    concurrency: 1,
    attempts: 3,
    pausable: false,
    ownsDocuments: false,
  },
  pages: {
    toolOf: ({ tool }) => tool,
    label: 'Pages Analysis, Interlink Extractor, Heading Extractor',
    nameOf: ({ name }) => name,
    concurrency: 2,
    attempts: 3,
    pausable: true,
    ownsDocuments: true,
  },
  'tld-pages': {
    toolOf: () => 'tld-language',
    label: 'TLD & Language Finder',
    nameOf: ({ name }) => name,
    concurrency: 2,
    attempts: 3,
    pausable: true,
    ownsDocuments: true,
  },
  'schema-check': {
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
  },
  reading: {
    label: 'Reading of a site',
    nameOf: ({ name }) => name,
    concurrency: 2,
    attempts: 3,
    pausable: true,
    ownsDocuments: true,
  },
  brief: {
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
  },
  hub: {
    toolOf: () => 'intelligent-hub',
    label: 'Intelligent Hub',
    nameOf: ({ seed }) => seed,
    quotaOf: ({ sample }) =>
      sample ? undefined : { tool: 'intelligent-hub', amounts: { numberOfOperations: 1 } },
    concurrency: 2,
    attempts: 3,
    pausable: false,
    ownsDocuments: true,
  },
  'content-strategy': {
    toolOf: () => 'content-strategy-evaluator',
    label: 'Content Strategy Evaluator',
    nameOf: ({ name }) => name,
    quotaOf: ({ sample }) =>
      sample ? undefined : { tool: 'content-strategy-evaluator', amounts: { numberOfOperations: 1 } },
    concurrency: 2,
    attempts: 3,
    pausable: false,
    ownsDocuments: true,
  },
  optimize: {
    toolOf: () => 'optimize-prime',
    label: 'Optimize Prime',
    nameOf: ({ name }) => name,
    quotaOf: ({ sample }) =>
      sample ? undefined : { tool: 'optimize-prime', amounts: { numberOfOperations: 1 } },
    concurrency: 2,
    attempts: 3,
    pausable: false,
    ownsDocuments: true,
  },
  interlinks: {
    toolOf: () => 'intelligent-interlink',
    label: 'Interlink Genius',
    nameOf: ({ name }) => name,
    quotaOf: ({ sample, free }) =>
      sample || free ? undefined : { tool: 'intelligent-interlink', amounts: { numberOfOperations: 1 } },
    concurrency: 2,
    attempts: 3,
    pausable: false,
    ownsDocuments: true,
  },
};

/** What one job is called by its kind: the title of the tool whose work it is, else the kind's label. */
export function jobKindName<Kind extends JobKind>(
  kind: Kind,
  parameters: JobMap[Kind]['parameters'],
): string {
  return titleOfJob(JOB_KIND_DEFINITIONS[kind], parameters);
}

/** The same of a kind that is given by its definition. */
export function titleOfJob(definition: JobKindDefinition, parameters: JobMap[JobKind]['parameters']): string {
  const tool = definition.toolOf?.(parameters);
  return (TOOLS as readonly Tool[]).find(({ id }) => id === tool)?.title ?? definition.label;
}
