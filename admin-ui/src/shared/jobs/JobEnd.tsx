import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { AnyJob, JobKindInfo } from './jobKinds';
import { failureText } from './jobText';

/** Why a finished job has no result, and what to do. */
export function JobEnd<Job extends AnyJob>({ kind, job }: { kind: JobKindInfo<Job>; job: Job }) {
  const { nameOf, verbs } = kind;
  if (job.status === 'cancelled') {
    return <Cancelled kind={kind} name={nameOf(job)} left={job.startedAt && kind.whenCancelled} />;
  }
  if (job.status !== 'failed') return null;
  return (
    <Alert severity="error">
      <AlertTitle>
        {nameOf(job)} could not be {verbs.past}
      </AlertTitle>
      {failureText(job)} {kind.whenFailed}
    </Alert>
  );
}

interface CancelledProps<Job extends AnyJob> {
  kind: JobKindInfo<Job>;
  name: string;
  /** What is left of it; nothing unless told. */
  left?: string;
}

/** Of what was cancelled before, or while, it was worked on. */
export function Cancelled<Job extends AnyJob>({ kind, name, left }: CancelledProps<Job>) {
  return (
    <Alert severity="info">
      {name} was canceled. {left ?? `Nothing was ${kind.verbs.past}; you can submit it again.`}
    </Alert>
  );
}
