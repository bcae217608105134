import { lazyListBody } from '../../shared/list/lazyListBody';
import { ListPage } from '../../shared/list/ListPage';
import { jobKindName } from '@contracts/jobs/job-kinds';
import type { JobView } from '@contracts/jobs/jobs';
import { exportCsv } from '../../shared/exportCsv';
import { jobDuration, jobName } from './jobName';

const JobListBody = lazyListBody(() => import('./JobListBody'), 'JobListBody');

/** Milliseconds between two looks at running jobs. */
const REFRESH_MS = 5000;

export function JobList() {
  return (
    <ListPage
      subtitle="Background work of all users, and why any of it failed."
      sort={{ field: 'createdAt', order: 'DESC' }}
      exporter={exportJobs}
      queryOptions={{ refetchInterval: REFRESH_MS }}
    >
      <JobListBody />
    </ListPage>
  );
}

function exportJobs(records: JobView[]): Promise<void> {
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
