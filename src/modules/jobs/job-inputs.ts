import type { IntentLists } from '../../contracts/intent/intent';
import type { JobKind } from '../../contracts/jobs/jobs';
import type { ImportColumns } from '../../contracts/users/user-import';

/**
 * What only the server knows of a job of each kind: what its processor is given beside the parameters, and what a run
 * may leave for the next one. They are here and not with the queues, which carry the id alone: both are kept on the
 * job's document.
 */
interface JobInternals {
  intent: { input: { fileId: string; lists: IntentLists } };
  'user-import': { input: { fileId: string; columns: ImportColumns } };
  crawl: { input: { crawlId: string } };
  pages: { input: { addresses: string[] } };
  /** `from`: the run whose pages are taken over as far as they were read. */
  'tld-pages': { input: { addresses: string[]; from?: string } };
  /** `fileId`: what was pasted. */
  'schema-check': { input: { addresses: string[]; competitors: string[]; fileId?: string } };
}

export type JobInput<Kind extends JobKind = JobKind> = JobInternals[Kind]['input'];

export type JobCheckpoint<Kind extends JobKind = JobKind> = JobInternals[Kind] extends {
  checkpoint: infer Checkpoint;
}
  ? Checkpoint
  : never;
