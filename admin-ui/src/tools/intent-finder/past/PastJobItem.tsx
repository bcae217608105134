import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { formatCount, formatDateTime } from '../format';
import {
  failureAdvice,
  fileNameOf,
  type IntentJob,
  isFinished,
  percentDone,
  progressText,
} from '../job/jobText';
import { MiniShares } from './MiniShares';
import { PastJobActions, type PastJobActionsProps } from './PastJobActions';
import { StatusChip } from './StatusChip';

/** One of the past results. */
export function PastJobItem({ job, ...actions }: PastJobActionsProps) {
  const name = fileNameOf(job);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 120px 96px 136px' },
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography noWrap title={name} sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {job.result ? `${formatCount(job.result.rows)} rows · ` : ''}
          {formatDateTime(job.createdAt)}
        </Typography>
      </Box>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        {job.result ? <MiniShares counts={job.result.counts} /> : null}
      </Box>
      <Box sx={{ justifySelf: { xs: 'end', md: 'start' } }}>
        <StatusChip status={job.status} />
      </Box>
      <Box
        sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, justifySelf: { md: 'end' }, ml: { xs: -1, md: 0 } }}
      >
        <PastJobActions job={job} {...actions} />
      </Box>
      <JobDetail job={job} />
    </Box>
  );
}

function JobDetail({ job }: { job: IntentJob }) {
  if (!isFinished(job)) {
    const percent = job.status === 'queued' ? null : percentDone(job.progress);
    return (
      <Box sx={{ gridColumn: '1 / -1' }}>
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
          {progressText(job)}
        </Typography>
      </Box>
    );
  }
  if (job.status !== 'failed') return null;
  return (
    <Typography variant="body2" color="error" sx={{ gridColumn: '1 / -1', overflowWrap: 'anywhere' }}>
      {job.error?.message} {failureAdvice(job.error?.code)}
    </Typography>
  );
}
