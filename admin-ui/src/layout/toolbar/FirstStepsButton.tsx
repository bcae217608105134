import StepsIcon from '@mui/icons-material/ChecklistOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { NavLink } from 'react-router-dom';
import { useFirstSteps } from '../../resources/dashboard/useFirstSteps';
import { ToolbarButton } from './ToolbarButton';

const DASHBOARD = '/dashboard';
const LABEL = 'First steps';

/** Leads admins to what a new installation needs, until all of it is done or hidden: an icon where there is no room for words. */
export function FirstStepsButton() {
  const { steps = [] } = useFirstSteps();
  if (steps.length === 0) return null;
  return (
    <>
      <Box sx={{ display: { lg: 'none' } }}>
        <ToolbarButton label={LABEL} icon={<StepsIcon />} {...{ component: NavLink, to: DASHBOARD }} />
      </Box>
      <Button
        component={NavLink}
        to={DASHBOARD}
        variant="outlined"
        startIcon={<StepsIcon />}
        sx={{ display: { xs: 'none', lg: 'inline-flex' }, flexShrink: 0, mx: 1 }}
      >
        {LABEL}
      </Button>
    </>
  );
}
