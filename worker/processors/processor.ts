import type { JobKind, JobView } from '../../src/contracts/jobs/jobs';

/** What a processor is given beside the job's id. */
export interface ProcessorContext {
  /** Fires when the job is cancelled and when the worker shuts down: stop soon and throw `signal.reason`. */
  signal: AbortSignal;
  /** Tells the owner how far the job is. A cancelled job fires the signal. */
  reportProgress(progress: JobView['progress']): Promise<{ cancelled: boolean }>;
}

/**
 * Runs the jobs of one kind: starts the job, does the work through services, completes the job.
 * May run twice for one job. Errors are thrown: an AppError is the user's and final, others are tried again.
 */
export interface JobProcessor {
  readonly kind: JobKind;
  run(jobId: string, context: ProcessorContext): Promise<void>;
}
