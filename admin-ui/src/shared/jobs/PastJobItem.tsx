import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { AnyJob, JobKindInfo } from './jobKinds';
import { barPercent, failureText, hasResult, isFinished, workText } from './jobText';
import { PAST_NAME, PastFailure, PastItem } from './PastItem';
import { PastJobActions, type PastJobActionsProps } from './PastJobActions';
import { ProgressBar } from './ProgressBar';

export interface PastJobItemProps<Job extends AnyJob> extends PastJobActionsProps<Job> {
  /** What its result holds, in a few words. */
  summary?: string;
  /** The same as a small picture, where there is room. */
  glance?: ReactNode;
}

/** One of the past results. */
export function PastJobItem<Job extends AnyJob>({ summary, glance, ...actions }: PastJobItemProps<Job>) {
  const { kind, job, onOpen } = actions;
  return (
    <PastItem
      name={<JobName name={kind.nameOf(job)} onOpen={hasResult(job) ? () => onOpen(job) : undefined} />}
      summary={summary}
      glance={glance}
      item={job}
      actions={<PastJobActions {...actions} />}
      detail={<JobDetail kind={kind} job={job} />}
    />
  );
}

function JobName({ name, onOpen }: { name: string; onOpen?: () => void }) {
  return onOpen ? (
    <Link component="button" color="inherit" noWrap title={name} onClick={onOpen} sx={PAST_NAME}>
      {name}
    </Link>
  ) : (
    <Typography noWrap title={name} sx={PAST_NAME}>
      {name}
    </Typography>
  );
}

function JobDetail<Job extends AnyJob>({ kind, job }: { kind: JobKindInfo<Job>; job: Job }) {
  if (!isFinished(job)) {
    return (
      <>
        <ProgressBar label={`Progress of ${kind.nameOf(job)}`} percent={barPercent(job)} height={6} />
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ mt: 0.5, fontVariantNumeric: 'tabular-nums' }}
        >
          {workText(kind, job)}
        </Typography>
      </>
    );
  }
  if (job.status !== 'failed') return null;
  return <PastFailure text={failureText(job)} />;
}
