import type { JobKind } from '@contracts/jobs/job-kinds';
import type { JobView } from '@contracts/jobs/jobs';
import { JOB_KIND_INFOS } from '../../shared/jobs/jobKinds';
import { timeWorked } from '../../shared/jobs/jobText';

/** What the job works on, such as the name of its file. */
export function jobName<Kind extends JobKind>(job: JobView<Kind>): string {
  return JOB_KIND_INFOS[job.kind].nameOf(job);
}

/** How long the job worked, or has worked so far. */
export function jobDuration(job: JobView): string {
  return timeWorked(job) ?? '–';
}
