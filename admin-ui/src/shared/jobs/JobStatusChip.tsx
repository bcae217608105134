import type { JobStatus } from '@contracts/jobs/job-states';
import Chip from '@mui/material/Chip';
import type { CardChip } from '../list/cardDetail';
import { STATUS_LABELS } from './jobText';

const COLORS = {
  queued: 'default',
  running: 'primary',
  paused: 'warning',
  done: 'success',
  failed: 'error',
  cancelled: 'default',
} as const satisfies Record<JobStatus, string>;

export function statusChip(status: JobStatus): CardChip {
  return { label: STATUS_LABELS[status], color: COLORS[status] };
}

export function JobStatusChip({ status }: { status: JobStatus }) {
  return <Chip size="small" variant="outlined" {...statusChip(status)} />;
}
