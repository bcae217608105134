import { jobKindName } from '@contracts/jobs/job-kinds';
import type { JobView } from '@contracts/jobs/jobs';
import { exportCsv } from '../../shared/exportCsv';
import { jobDuration, jobName } from './jobName';

export function exportJobs(records: JobView[]): Promise<void> {
  const rows = records.map((job) => ({
    File: jobName(job),
    Kind: jobKindName(job.kind, job.parameters),
    Owner: job.ownerEmail,
    Status: job.status,
    Done: job.progress.done,
    Total: job.progress.total,
    Reason: job.error?.message,
    Attempts: job.attempts,
    Created: job.createdAt,
    Finished: job.finishedAt,
    Duration: jobDuration(job),
  }));
  return exportCsv('jobs.csv', rows);
}
