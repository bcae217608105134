import type { ToolId } from '../access/tools';
import type { Amounts, Quota } from '../usage/limits';

/** What jobs of a kind are asked for as their owner sees it, what only the server knows of them, and what they end with. */
export interface JobTypes {
  parameters: object;
  input: object;
  result: object;
}

/** All that is particular to a kind of job, beside its processor. */
export interface JobKindDefinition<Types extends JobTypes = JobTypes> {
  /** Never set: it carries the types of the kind's jobs. */
  types?: Types;
  /** Whose work a job is, in the usage log; an admin's own work is no tool's. */
  toolOf?(parameters: Types['parameters']): ToolId;
  /** As admins read it: what its tool is called, where it has one. */
  label: string;
  /** What a job works on, or what its result is called. */
  nameOf(parameters: Types['parameters'], result?: Types['result']): string;
  /** What one job costs of its owner's plan, if anything; a kind without it is not limited. */
  quotaOf?(parameters: Types['parameters']): Quota | undefined;
  /** How much of that came to nothing in a job that is done: it is given back. */
  unusedOf?(result: Types['result']): Amounts;
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
  /** How the pages speak of its jobs. */
  shown: ShownKind<{ id: string; parameters: Types['parameters']; result?: Types['result'] }>;
}

/** How the pages speak of the jobs of a kind, and what can be done with one. */
export interface ShownKind<Job> {
  /** The address where they are started and their results open. */
  page: string;
  /** The same of one job, where its kind has several. */
  pageOf?(job: Job): string;
  /** What their progress counts. */
  units: string;
  /** What is done to the units, and what has been done to them in the end. */
  verbs: { now: string; past: string };
  /** What happens before anybody knows how many units there are. */
  starting: string;
  /** What is left of one that was cancelled, where that is not nothing. */
  whenCancelled?: string;
  /** What is deleted, where a result's name does not say so: `the report “…”`. */
  deletedAs?(name: string): string;
  /** What goes with a deleted result and what stays, where that is more than the result. */
  whenDeleted?: string;
  /** What is left of one that failed, and what to do. */
  whenFailed?: string;
  /** The file that a finished one is exported as, where its kind has one. */
  file?: JobFile<Job>;
}

export interface JobFile<Job> {
  type: string;
  nameOf(job: Job): string;
  /** What to do with it. */
  hint: string;
  /** The API's address of it, where that is not the job's own. */
  pathOf?(job: Job): string;
}

export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Of kinds that read pages. */
export const PAGES_READ = {
  units: 'pages',
  verbs: { now: 'Reading', past: 'read' },
  starting: 'Waiting for its turn…',
  whenCancelled: 'Nothing is kept; you can start it again.',
};
