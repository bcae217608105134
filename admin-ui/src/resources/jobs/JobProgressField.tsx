import type { JobView } from '@contracts/jobs/jobs';
import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { percentDone, progressText } from '../../shared/jobs/jobText';
import { ProgressBar } from '../../shared/jobs/ProgressBar';

export function JobProgressField() {
  const job = useRecordContext<JobView>();
  if (!job) return null;
  return (
    <Box sx={{ mt: 0.5, minWidth: 90, color: 'text.secondary', fontSize: 12 }}>
      {progressText(job.progress)}
      {job.status === 'running' ? (
        <Box sx={{ mt: 0.5 }}>
          <ProgressBar label="Progress" percent={percentDone(job.progress)} height={4} />
        </Box>
      ) : null}
    </Box>
  );
}
