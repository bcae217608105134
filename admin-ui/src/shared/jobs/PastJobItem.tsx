import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatDateTime } from '../format';
import type { AnyJob, JobKindInfo } from './jobKinds';
import { barPercent, failureText, isFinished, workText } from './jobText';
import { JobStatusChip } from './JobStatusChip';
import { PastJobActions, type PastJobActionsProps } from './PastJobActions';
import { ProgressBar } from './ProgressBar';

export interface PastJobItemProps<Job extends AnyJob> extends PastJobActionsProps<Job> {
  /** What its result holds, in a few words. */
  summary?: string;
  /** The same as a small picture, where there is room. */
  glance?: ReactNode;
}

/** One of the past results. */
export function PastJobItem<Job extends AnyJob>({ summary, glance, ...actions }: PastJobItemProps<Job>) {
  const { kind, job, onOpen } = actions;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 120px 96px 128px' },
        gridTemplateAreas: {
          xs: '"name name" "facts actions" "status actions" "detail detail"',
          md: '"name glance status actions" "facts glance status actions" "detail detail detail detail"',
        },
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <JobName name={kind.nameOf(job)} onOpen={job.status === 'done' ? () => onOpen(job) : undefined} />
      <Typography variant="body2" color="text.secondary" sx={{ gridArea: 'facts' }}>
        {summary ? `${summary} · ` : ''}
        {formatDateTime(job.createdAt)}
      </Typography>
      <Box sx={{ gridArea: 'glance', display: { xs: 'none', md: 'block' } }}>{glance}</Box>
      <Box sx={{ gridArea: 'status' }}>
        <JobStatusChip status={job.status} />
      </Box>
      <Box sx={{ gridArea: 'actions', justifySelf: 'end', mr: -1 }}>
        <PastJobActions {...actions} />
      </Box>
      <JobDetail kind={kind} job={job} />
    </Box>
  );
}

function JobName({ name, onOpen }: { name: string; onOpen?: () => void }) {
  const style = { gridArea: 'name', justifySelf: 'start', maxWidth: '100%', fontWeight: 600 } as const;
  return onOpen ? (
    <Link component="button" color="inherit" noWrap title={name} onClick={onOpen} sx={style}>
      {name}
    </Link>
  ) : (
    <Typography noWrap title={name} sx={style}>
      {name}
    </Typography>
  );
}

function JobDetail<Job extends AnyJob>({ kind, job }: { kind: JobKindInfo<Job>; job: Job }) {
  if (!isFinished(job)) {
    return (
      <Box sx={{ gridArea: 'detail' }}>
        <ProgressBar label={`Progress of ${kind.nameOf(job)}`} percent={barPercent(job)} height={6} />
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ mt: 0.5, fontVariantNumeric: 'tabular-nums' }}
        >
          {workText(kind, job)}
        </Typography>
      </Box>
    );
  }
  if (job.status !== 'failed') return null;
  return (
    <Typography variant="body2" color="error" sx={{ gridArea: 'detail', overflowWrap: 'anywhere' }}>
      {failureText(job)}
    </Typography>
  );
}
