import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useAnnouncement } from '../announce';
import { formatDateTime } from '../format';
import { ResultFrame } from '../result/ResultFrame';
import { JobEnd } from './JobEnd';
import type { AnyJob, JobKindInfo } from './jobKinds';
import { doneText, hasResult } from './jobText';

interface JobOutcomeProps<Job extends AnyJob> {
  kind: JobKindInfo<Job>;
  job: Job;
  /** The result of one that is done, or has left one. */
  children: ReactNode;
}

/** How a job ended: its result, or why there is none or not the whole. */
export function JobOutcome<Job extends AnyJob>({ kind, job, children }: JobOutcomeProps<Job>) {
  useAnnouncement(job.status === 'done' ? doneText(kind, job) : '');
  const end = <JobEnd kind={kind} job={job} />;
  if (!hasResult(job)) return end;
  const isDone = job.status === 'done';
  return (
    <ResultFrame
      label="Result"
      title={kind.nameOf(job)}
      icon={isDone ? <CheckCircleIcon color="success" /> : undefined}
    >
      {/* On the screen the list of past results tells it. */}
      <Typography variant="body2" color="text.secondary" sx={{ display: 'none', displayPrint: 'block' }}>
        {formatDateTime(job.createdAt)}
      </Typography>
      {isDone ? <span className="visually-hidden">Done</span> : <Box sx={{ mb: 2 }}>{end}</Box>}
      {children}
    </ResultFrame>
  );
}
