import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { JOB_RETENTION_DAYS } from '@contracts/jobs/jobs';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import { EmptyState } from '../../../shared/EmptyState';
import { ErrorState } from '../../../shared/ErrorState';
import { PastJobList } from './PastJobList';
import { PAST_JOBS_PER_PAGE, usePastJobs } from './usePastJobs';
import { useResultAddress } from './useResultAddress';

/** The user's classifications of the last weeks, running ones included. */
export function PastResults() {
  const { page, goToPage } = useResultAddress();
  const jobs = usePastJobs(page);
  const lastPage = Math.max(1, Math.ceil((jobs.data?.total ?? 0) / PAST_JOBS_PER_PAGE));
  // By an old address, or since results were deleted.
  const beyond = jobs.data !== undefined && !jobs.isPlaceholderData && page > lastPage;
  const goBack = useEffectEvent(() => goToPage(lastPage, true));
  useEffect(() => {
    if (beyond) goBack();
  }, [beyond]);
  return (
    <Card component="section" aria-labelledby="past-results" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography variant="h2" id="past-results">
        Past results
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.25, mb: 2 }}>
        Results are kept for {JOB_RETENTION_DAYS} days.
      </Typography>
      {jobs.data ? (
        jobs.data.total ? (
          <PastJobList page={page} jobs={jobs.data} />
        ) : (
          <EmptyState
            icon={<HistoryIcon />}
            title="No results yet"
            text="Select your keywords file in step 3 and submit it. Its result will be listed here."
          />
        )
      ) : jobs.isError ? (
        <ErrorState
          title="Your past results could not be loaded"
          text={jobs.error.message}
          onRetry={() => void jobs.refetch()}
        />
      ) : (
        <Loading />
      )}
    </Card>
  );
}

function Loading() {
  return (
    <Box aria-busy aria-label="Loading past results">
      {Array.from({ length: PAST_JOBS_PER_PAGE }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={48} sx={{ my: 1.5 }} />
      ))}
    </Box>
  );
}
