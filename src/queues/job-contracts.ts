import type { JobKind } from '../contracts/jobs';

/** The queue carries the id alone: the truth of a job is its document. */
export interface JobReference {
  jobId: string;
}

/** What the queue of each kind carries. */
export type JobPayloads = Record<JobKind, JobReference>;

/** Scheduled work, by name. */
export const MAINTENANCE_TASKS = [
  'enqueue-lost-jobs',
  'remove-expired-jobs',
  'remove-orphaned-files',
] as const;
export type MaintenanceTask = (typeof MAINTENANCE_TASKS)[number];
