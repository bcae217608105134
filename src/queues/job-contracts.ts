/** The queue carries the id alone: the truth of a job is its document. */
export interface JobReference {
  jobId: string;
}

/** Scheduled work, by name. */
export const MAINTENANCE_TASKS = [
  'enqueue-lost-jobs',
  'settle-jobs',
  'remove-expired-jobs',
  'remove-orphaned-files',
] as const;
export type MaintenanceTask = (typeof MAINTENANCE_TASKS)[number];
