import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { formatBytes } from '../format';
import { useNow } from '../useNow';
import type { AnyJob, JobKindInfo } from './jobKinds';
import { barPercent, percentDone, phaseOf, timeWorked, workText } from './jobText';
import { PauseButton } from './PauseButton';
import { ProgressLine } from './ProgressLine';
import type { Upload } from './useUpload';

export interface JobProgressProps<Job extends AnyJob> {
  kind: JobKindInfo<Job>;
  /** What `useJobRun` tells of it. */
  run: {
    upload?: Upload;
    job?: Job;
    changing: boolean;
    cancel: () => void;
    pause: () => void;
    resume: () => void;
  };
}

/** How far an upload or a job has come, with the ways to stop it. */
export function JobProgress<Job extends AnyJob>({ kind, run }: JobProgressProps<Job>) {
  const { upload, job } = run;
  const view = upload ? uploadView(upload) : job ? jobView(kind, job) : undefined;
  if (!view) return null;
  const { name, phase, text, percent } = view;
  return (
    <Card component="section" aria-label="Progress" sx={{ p: { xs: 2, md: 3 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h2" component="h2" tabIndex={-1} noWrap title={name} sx={{ outline: 'none' }}>
            {name}
          </Typography>
          <span role="status" className="visually-hidden">
            {phase}
          </span>
          <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {text}
          </Typography>
        </Box>
        {job && kind.pausable ? (
          <PauseButton job={job} name={name} onPause={run.pause} onResume={run.resume} />
        ) : null}
        <Button variant="outlined" color="secondary" loading={run.changing} onClick={run.cancel}>
          Cancel
        </Button>
      </Box>
      <ProgressLine label={`${phase}: ${name}`} percent={percent} />
      {job ? <RunningLine job={job} /> : null}
      {job ? (
        <Typography variant="body2" color="text.secondary">
          You can leave this page. The work continues, and the result will be waiting for you under Past
          results.
        </Typography>
      ) : null}
    </Card>
  );
}

const SECOND_MS = 1_000;

/** How long a job has worked, and what the sentence model takes while it is at work for it. */
function RunningLine({ job }: { job: AnyJob }) {
  const now = useNow(SECOND_MS);
  const worked = timeWorked(job, new Date(now));
  if (worked === null) return null;
  const { memory } = job.progress;
  return (
    <Typography variant="caption" component="p" color="text.secondary" sx={{ mb: 1 }}>
      Working for {worked}
      {memory ? ` · the sentence model uses ${formatBytes(memory)} of memory` : ''}
    </Typography>
  );
}

function uploadView({ fileName, sent, total }: Upload) {
  const underWay = sent < total;
  return {
    name: fileName,
    phase: 'Uploading',
    text: underWay ? `Uploading ${formatBytes(sent)} of ${formatBytes(total)}` : 'Checking the file…',
    percent: underWay ? percentDone({ done: sent, total }) : null,
  };
}

function jobView<Job extends AnyJob>(kind: JobKindInfo<Job>, job: Job) {
  return {
    name: kind.nameOf(job),
    phase: phaseOf(kind, job),
    text: workText(kind, job),
    percent: barPercent(job),
  };
}
