import type { QuickPanelView } from '@contracts/quick-panel/quick-panel';
import type { JobStatus } from '@contracts/jobs/job-states';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { formatCount } from '../../shared/format';
import { PanelSection } from './PanelSection';

/** How many jobs of all users run and have failed, each leading to the list of them. */
export function AllJobs({ running, failed }: Required<QuickPanelView>['allJobs']) {
  return (
    <PanelSection title="Jobs of all users">
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        <Figure count={running} label="running" status="running" />
        <Figure count={failed} label="failed" status="failed" />
      </Box>
    </PanelSection>
  );
}

function Figure({ count, label, status }: { count: number; label: string; status: JobStatus }) {
  const query = new URLSearchParams({ filter: JSON.stringify({ status }), page: '1' });
  return (
    <ButtonBase
      component={Link}
      to={`/jobs?${query.toString()}`}
      sx={{
        display: 'block',
        p: 1.5,
        textAlign: 'left',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Typography component="span" variant="h2" sx={{ display: 'block' }}>
        {formatCount(count)}
      </Typography>
      <Typography component="span" variant="body2" color="text.secondary">
        {label}
      </Typography>
    </ButtonBase>
  );
}
