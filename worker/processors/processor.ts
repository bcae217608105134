import type { Readable } from 'node:stream';
import type { AuthUser } from '../../src/contracts/access/access';
import type { JobInput, JobKind, JobMap } from '../../src/contracts/jobs/job-kinds';
import type { JobView } from '../../src/contracts/jobs/jobs';
import type { FileMeta } from '../../src/core/files/file-store';

/** What a processor is given beside the job's input. */
export interface JobContext<Kind extends JobKind = JobKind> {
  jobId: string;
  /** For whom the job acts. */
  owner: AuthUser;
  parameters: JobMap[Kind]['parameters'];
  /** Fires when the job is cancelled or paused and when the worker shuts down: stop soon and throw `signal.reason`. */
  signal: AbortSignal;
  /**
   * Tells the owner how far the job is. It may be called as often as one likes: a report within 250 ms of the one before
   * waits, and gives way to a later one, unless all is done.
   */
  reportProgress(progress: JobView['progress']): Promise<void>;
  /** Call it before the owner is shown a first result: from then on failing and cancelling give nothing back. */
  markDelivered(): Promise<void>;
  /** Keeps the file that the job ends with; it goes when the job does not end well. */
  saveResultFile(content: Readable, file: ResultFile): Promise<void>;
}

export interface ResultFile extends Pick<FileMeta, 'name' | 'contentType' | 'encoding'> {
  /** Whether the content comes as it is to be kept. */
  encoded?: boolean;
}

/**
 * Does the work of one kind of job and gives its result; all else is the runner's. It may run twice for one job.
 * Errors are thrown: an AppError is the user's and final, others are tried again.
 */
export interface JobProcessor<Kind extends JobKind = JobKind> {
  readonly kind: Kind;
  run(input: JobInput<Kind>, context: JobContext<Kind>): Promise<JobMap[Kind]['result']>;
}
