import StepsIcon from '@mui/icons-material/ChecklistOutlined';
import { useFirstSteps } from '../../resources/dashboard/useFirstSteps';
import { ToolbarLink } from './ToolbarLink';

/** Leads admins to what a new installation needs, until all of it is done or hidden. */
export function FirstStepsButton() {
  const { steps = [] } = useFirstSteps();
  if (steps.length === 0) return null;
  return <ToolbarLink label="First steps" icon={<StepsIcon />} to="/dashboard" wordsFrom="lg" />;
}
