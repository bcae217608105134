import type { JobView } from '@contracts/jobs/jobs';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useRecordContext } from 'react-admin';
import { percentDone, progressText } from '../../shared/jobs/jobProgress';

export function JobProgressField() {
  const job = useRecordContext<JobView>();
  if (!job) return null;
  const percent = percentDone(job.progress);
  return (
    <Box sx={{ minWidth: 120 }}>
      {progressText(job.progress)}
      {job.status === 'running' ? (
        <LinearProgress
          aria-label="Progress"
          variant={percent === null ? 'indeterminate' : 'determinate'}
          value={percent ?? undefined}
          sx={{ mt: 0.5, borderRadius: 1 }}
        />
      ) : null}
    </Box>
  );
}
