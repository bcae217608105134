import type { JobView } from '@contracts/jobs/jobs';
import type { UserView } from '@contracts/users/users';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { counted } from '../../../shared/counted';
import { ErrorState } from '../../../shared/ErrorState';
import { formatDateTime } from '../../../shared/format';
import { JobStatusChip } from '../../../shared/jobs/JobStatusChip';
import { ResultFrame } from '../../../shared/result/ResultFrame';
import { jobName } from '../../jobs/jobName';

const SHOWN = 5;

/** The user's last jobs, and the way to all of them. */
export function JobsCard({ user }: { user: UserView }) {
  const filter = { owner: user.id };
  const { data, total, isPending, error, refetch } = useGetList<JobView>('jobs', {
    filter,
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  if (error && !data) {
    return (
      <ResultFrame title="Jobs">
        <ErrorState text="The jobs could not be loaded." onRetry={() => void refetch()} />
      </ResultFrame>
    );
  }
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify({ owner: true }),
  });
  return (
    <ResultFrame title="Jobs">
      {isPending ? (
        <Skeleton role="status" aria-label="Loading the jobs" variant="rounded" height={96} />
      ) : null}
      {data?.length === 0 ? <Typography>No jobs in the last 30 days.</Typography> : null}
      {data && data.length > 0 ? (
        <Box component="ul" sx={{ m: 0, mb: 1, p: 0, listStyle: 'none' }}>
          {data.map((job) => (
            <JobLine key={job.id} job={job} />
          ))}
        </Box>
      ) : null}
      {total ? (
        <Button sx={{ ml: -2 }} component={Link} to={`/jobs?${query.toString()}`}>
          {total > SHOWN ? `Show all ${counted(total, 'job')}` : 'Show in the list of jobs'}
        </Button>
      ) : null}
    </ResultFrame>
  );
}

function JobLine({ job }: { job: JobView }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        py: 1,
        '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap variant="body2" title={jobName(job)} sx={{ fontWeight: 600 }}>
          {jobName(job)}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {formatDateTime(job.createdAt)}
        </Typography>
      </Box>
      <JobStatusChip status={job.status} />
    </Box>
  );
}
