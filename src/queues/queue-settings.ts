import type { DefaultJobOptions, WorkerOptions } from 'bullmq';

const FIRST_RETRY_MS = 2_000;

/**
 * A killed worker's lock ends after `lockDuration`; the check that finds it runs each `stalledInterval` and needs
 * two rounds, so its job runs again within 15 seconds.
 */
export const WORKER_TIMES = {
  lockDuration: 8_000,
  stalledInterval: 5_000,
} satisfies Partial<WorkerOptions>;

/**
 * How often a job may lose its worker in all. One that ends every process it meets must not run for ever, but that its
 * document knows: it counts the runs that were lost since the job last got further, which the queue cannot.
 */
export const MAX_STALLS = 100;

/** How often one is tried is said when it is added. Ended jobs leave the queue at once, so that a document can be queued again under the same id. */
export const JOB_OPTIONS = {
  backoff: { type: 'exponential', delay: FIRST_RETRY_MS },
  removeOnComplete: true,
  removeOnFail: true,
} satisfies DefaultJobOptions;
