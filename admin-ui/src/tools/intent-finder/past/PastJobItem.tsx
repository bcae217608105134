import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { counted } from '../../../shared/counted';
import { formatDateTime } from '../../../shared/format';
import { percentDone } from '../../../shared/jobs/jobProgress';
import { JobStatusChip } from '../../../shared/jobs/JobStatusChip';
import { failureText, fileNameOf, type IntentJob, isFinished, workText } from '../job/jobText';
import { MiniShares } from './MiniShares';
import { PastJobActions, type PastJobActionsProps } from './PastJobActions';

/** One of the past results. */
export function PastJobItem({ job, ...actions }: PastJobActionsProps) {
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
          md: '"name shares status actions" "facts shares status actions" "detail detail detail detail"',
        },
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <JobName job={job} onOpen={actions.onOpen} />
      <Typography variant="body2" color="text.secondary" sx={{ gridArea: 'facts' }}>
        {job.result ? `${counted(job.result.rows, 'row')} · ` : ''}
        {formatDateTime(job.createdAt)}
      </Typography>
      <Box sx={{ gridArea: 'shares', display: { xs: 'none', md: 'block' } }}>
        {job.result ? <MiniShares counts={job.result.counts} /> : null}
      </Box>
      <Box sx={{ gridArea: 'status' }}>
        <JobStatusChip status={job.status} />
      </Box>
      <Box sx={{ gridArea: 'actions', justifySelf: 'end', mr: -1 }}>
        <PastJobActions job={job} {...actions} />
      </Box>
      <JobDetail job={job} />
    </Box>
  );
}

function JobName({ job, onOpen }: Pick<PastJobActionsProps, 'job' | 'onOpen'>) {
  const name = fileNameOf(job);
  const style = { gridArea: 'name', justifySelf: 'start', maxWidth: '100%', fontWeight: 600 } as const;
  return job.status === 'done' ? (
    <Link component="button" color="inherit" noWrap title={name} onClick={() => onOpen(job)} sx={style}>
      {name}
    </Link>
  ) : (
    <Typography noWrap title={name} sx={style}>
      {name}
    </Typography>
  );
}

function JobDetail({ job }: { job: IntentJob }) {
  if (!isFinished(job)) {
    const percent = job.status === 'queued' ? null : percentDone(job.progress);
    return (
      <Box sx={{ gridArea: 'detail' }}>
        <LinearProgress
          aria-label={`Progress of ${fileNameOf(job)}`}
          variant={percent === null ? 'indeterminate' : 'determinate'}
          value={percent ?? undefined}
          sx={{ height: 6, borderRadius: 3 }}
        />
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ mt: 0.5, fontVariantNumeric: 'tabular-nums' }}
        >
          {workText(job)}
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
