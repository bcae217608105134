import type { JobView } from '@contracts/jobs/jobs';
import ReplayIcon from '@mui/icons-material/Replay';
import Button from '@mui/material/Button';
import { useRecordContext } from 'react-admin';
import { useRetryJob } from './useRetryJob';

export function RetryJobButton() {
  const job = useRecordContext<JobView>();
  const { retry, isSending } = useRetryJob();
  if (job?.status !== 'failed') return null;
  return (
    <Button size="small" startIcon={<ReplayIcon />} loading={isSending} onClick={() => void retry(job.id)}>
      Retry
    </Button>
  );
}
