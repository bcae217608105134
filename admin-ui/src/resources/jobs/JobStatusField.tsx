import type { JobStatus, JobView } from '@contracts/jobs';
import Chip, { type ChipProps } from '@mui/material/Chip';
import { useRecordContext } from 'react-admin';

export const STATUS_LABELS: Record<JobStatus, string> = {
  queued: 'Queued',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Cancelled',
};
const COLORS: Record<JobStatus, ChipProps['color']> = {
  queued: 'default',
  running: 'info',
  done: 'success',
  failed: 'error',
  cancelled: 'warning',
};

export function JobStatusField() {
  const job = useRecordContext<JobView>();
  if (!job) return null;
  return (
    <Chip size="small" variant="outlined" color={COLORS[job.status]} label={STATUS_LABELS[job.status]} />
  );
}
