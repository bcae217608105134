import type { JobView } from '@contracts/jobs';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useRecordContext } from 'react-admin';

/** How far a job is, in its kind's own units. */
export function progressText({ progress: { done, total } }: JobView): string {
  if (total === 0) return done === 0 ? '–' : done.toLocaleString('en');
  return `${done.toLocaleString('en')} of ${total.toLocaleString('en')}`;
}

export function JobProgressField() {
  const job = useRecordContext<JobView>();
  if (!job) return null;
  const { done, total } = job.progress;
  return (
    <Box sx={{ minWidth: 120 }}>
      {progressText(job)}
      {job.status === 'running' ? (
        <LinearProgress
          aria-label="Progress"
          sx={{ mt: 0.5, borderRadius: 1 }}
          {...(total > 0 ? { variant: 'determinate', value: Math.min(100, (done / total) * 100) } : {})}
        />
      ) : null}
    </Box>
  );
}
