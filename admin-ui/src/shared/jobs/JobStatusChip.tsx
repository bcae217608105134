import type { JobStatus } from '@contracts/jobs/jobs';
import Chip from '@mui/material/Chip';
import { STATUS_LABELS } from './jobText';

const COLORS = {
  queued: 'default',
  running: 'primary',
  paused: 'warning',
  done: 'success',
  failed: 'error',
  cancelled: 'default',
} as const satisfies Record<JobStatus, string>;

export function JobStatusChip({ status }: { status: JobStatus }) {
  return <Chip size="small" variant="outlined" color={COLORS[status]} label={STATUS_LABELS[status]} />;
}
