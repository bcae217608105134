import type { ReactNode } from 'react';
import { useRunTitle } from '../usePageTitle';
import { Cancelled } from './JobEnd';
import { JobOutcome } from './JobOutcome';
import { JobProgress, type JobProgressProps } from './JobProgress';
import type { AnyJob } from './jobKinds';
import { isFinished } from './jobText';

interface RunStatesProps<Job extends AnyJob> {
  kind: JobProgressProps<Job>['kind'];
  /** What `useJobRun` tells of it. */
  run: JobProgressProps<Job>['run'] & { busy: boolean; dropped?: string };
  /** The result of a job that is done, or has left one. */
  children: (job: Job) => ReactNode;
}

/** A run where it stands: on its way, cancelled before it was a job, or ended with its result or the reason for none. */
export function RunStates<Job extends AnyJob>({ kind, run, children }: RunStatesProps<Job>) {
  const { busy, dropped, job } = run;
  useRunTitle(job && kind.nameOf(job));
  return (
    <>
      {busy ? <JobProgress kind={kind} run={run} /> : null}
      {dropped ? <Cancelled kind={kind} name={dropped} /> : null}
      {job && isFinished(job) ? (
        <JobOutcome kind={kind} job={job}>
          {children(job)}
        </JobOutcome>
      ) : null}
    </>
  );
}
