import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { formatBytes } from '../../../shared/format';
import { percentDone } from '../../../shared/jobs/jobProgress';
import { fileNameOf, type IntentJob, workText } from './jobText';
import type { Upload } from './useUpload';

export interface JobProgressProps {
  upload?: Upload;
  job?: IntentJob;
  cancelling: boolean;
  onCancel: () => void;
}

/** How far an upload or a job has come, with the way to stop it. */
export function JobProgress({ upload, job, cancelling, onCancel }: JobProgressProps) {
  const view = upload ? uploadView(upload) : job ? jobView(job) : undefined;
  if (!view) return null;
  const { name, phase, text, percent } = view;
  return (
    <Card component="section" aria-label="Progress" sx={{ p: { xs: 2, md: 3 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h2" component="h2" noWrap title={name}>
            {name}
          </Typography>
          <span role="status" className="visually-hidden">
            {phase}
          </span>
          <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {text}
          </Typography>
        </Box>
        <Button variant="outlined" color="secondary" loading={cancelling} onClick={onCancel}>
          Cancel
        </Button>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 2 }}>
        <LinearProgress
          key={`${phase} ${percent === null}`}
          aria-label={`${phase}: ${name}`}
          variant={percent === null ? 'indeterminate' : 'determinate'}
          value={percent ?? undefined}
          sx={{ flex: 1, height: 8, borderRadius: 4 }}
        />
        <Typography
          variant="body2"
          sx={{ minWidth: 44, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
        >
          {percent === null ? '' : `${percent} %`}
        </Typography>
      </Box>
      {job ? (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          You may leave this page: the work goes on, and the result waits for you below.
        </Typography>
      ) : null}
    </Card>
  );
}

function uploadView(upload: Upload) {
  const { fileName, sent, total } = upload;
  return {
    name: fileName,
    phase: 'Uploading',
    text: sent < total ? `Uploading ${formatBytes(sent)} of ${formatBytes(total)}` : 'Checking the file…',
    percent: sent < total ? percentDone({ done: sent, total }) : null,
  };
}

function jobView(job: IntentJob) {
  return {
    name: fileNameOf(job),
    phase: job.status === 'queued' ? 'Waiting' : 'Classifying',
    text: workText(job),
    percent: job.status === 'queued' ? null : percentDone(job.progress),
  };
}
