import type { JobView } from '@contracts/jobs/jobs';
import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';

/** Why a job failed, and the technical cause where it is known. */
export function JobReasonField() {
  const job = useRecordContext<JobView>();
  if (!job?.error && !job?.reason) return <>–</>;
  return (
    <Box sx={{ minWidth: 170, maxWidth: 360, overflowWrap: 'anywhere' }}>
      {job.error?.message}
      {job.reason ? (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: 12 }}>
          {job.reason}
        </Box>
      ) : null}
    </Box>
  );
}
