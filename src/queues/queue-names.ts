import type { JobKind } from '../contracts/jobs/job-kinds';

/** The queue of one kind of job. */
export function jobQueueName(kind: JobKind): string {
  return `cohort-${kind}`;
}

/** Scheduled work that belongs to no user. */
export const MAINTENANCE_QUEUE = 'cohort-maintenance';
