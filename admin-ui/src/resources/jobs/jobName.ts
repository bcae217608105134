import type { JobKind, JobView } from '@contracts/jobs/jobs';
import { formatDuration } from '../../shared/format';
import { JOB_KIND_INFOS } from '../../shared/jobs/jobKinds';

/** What the job works on, such as the name of its file. */
export function jobName<Kind extends JobKind>(job: JobView<Kind>): string {
  return JOB_KIND_INFOS[job.kind].nameOf(job);
}

/** How long the job ran, or has been running so far. */
export function jobDuration({ startedAt, finishedAt }: JobView, now = new Date()): string {
  return startedAt ? formatDuration(startedAt, finishedAt ?? now.toISOString()) : '–';
}
