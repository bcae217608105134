import type { WatchState } from '@contracts/watches/watches';
import BaselineIcon from '@mui/icons-material/FlagOutlined';
import ChangedIcon from '@mui/icons-material/ChangeHistoryOutlined';
import FailingIcon from '@mui/icons-material/CloudOffOutlined';
import PausedIcon from '@mui/icons-material/PauseOutlined';
import PlanIcon from '@mui/icons-material/LockOutlined';
import SameIcon from '@mui/icons-material/CheckOutlined';
import Chip from '@mui/material/Chip';

const SHOWN = {
  baseline: { label: 'Baseline', color: 'primary', icon: <BaselineIcon /> },
  unchanged: { label: 'Unchanged', color: 'success', icon: <SameIcon /> },
  changed: { label: 'Changed', color: 'warning', icon: <ChangedIcon /> },
  failing: { label: 'Failing', color: 'error', icon: <FailingIcon /> },
  paused: { label: 'Paused', color: 'default', icon: <PausedIcon /> },
  'paused-by-plan': { label: 'Paused by plan', color: 'default', icon: <PlanIcon /> },
} as const;

export function stateLabel(state: WatchState): string {
  return SHOWN[state].label;
}

/** What is known of a watch at a glance. */
export function StateChip({ state }: { state: WatchState }) {
  const { label, color, icon } = SHOWN[state];
  return <Chip size="small" variant="outlined" {...{ label, color, icon }} />;
}
