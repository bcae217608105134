import type { JobStatus } from '@contracts/jobs/jobs';

export const STATUS_LABELS: Record<JobStatus, string> = {
  queued: 'Waiting',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Cancelled',
};
