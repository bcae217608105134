import type { JobKind } from '@contracts/jobs/job-kinds';
import type { JobView } from '@contracts/jobs/jobs';
import type { QuickPanelView } from '@contracts/quick-panel/quick-panel';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { jobName } from '../../resources/jobs/jobName';
import { JOB_KIND_INFOS } from '../../shared/jobs/jobKinds';
import { barPercent, workText } from '../../shared/jobs/jobText';
import { ProgressBar } from '../../shared/jobs/ProgressBar';
import { PanelSection } from './PanelSection';

/** The user's jobs that have not ended, each leading to the page where it can be cancelled. */
export function RunningJobs({ jobs }: Pick<QuickPanelView, 'jobs'>) {
  return (
    <PanelSection title="Running jobs" empty={jobs.length === 0 && 'No job is waiting or running.'}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {jobs.map((job) => (
          <RunningJob key={job.id} job={job} />
        ))}
      </Box>
    </PanelSection>
  );
}

function RunningJob<Kind extends JobKind>({ job }: { job: JobView<Kind> }) {
  const name = jobName(job);
  const info = JOB_KIND_INFOS[job.kind];
  return (
    <li>
      <Link
        component={RouterLink}
        to={info.pageOf?.(job) ?? info.page}
        sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}
      >
        {name}
      </Link>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
        {workText(info, job)}
      </Typography>
      <ProgressBar label={`Progress of ${name}`} percent={barPercent(job)} height={6} />
    </li>
  );
}
