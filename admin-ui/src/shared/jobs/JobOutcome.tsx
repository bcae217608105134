import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import type { ReactNode } from 'react';
import { ResultFrame } from '../result/ResultFrame';
import { JobEnd } from './JobEnd';
import type { AnyJob, JobKindInfo } from './jobKinds';

interface JobOutcomeProps<Job extends AnyJob> {
  kind: JobKindInfo<Job>;
  job: Job;
  /** The result of one that is done. */
  children: ReactNode;
}

/** How a job ended: its result, or why there is none. */
export function JobOutcome<Job extends AnyJob>({ kind, job, children }: JobOutcomeProps<Job>) {
  if (job.status !== 'done') return <JobEnd kind={kind} job={job} />;
  return (
    <ResultFrame label="Result" title={kind.nameOf(job)} icon={<CheckCircleIcon color="success" />}>
      <span role="status" className="visually-hidden">
        Done
      </span>
      {children}
    </ResultFrame>
  );
}
