import type { WatchSeverity } from '@contracts/watches/watch-content';
import CriticalIcon from '@mui/icons-material/ErrorOutlineOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Chip from '@mui/material/Chip';
import { SEVERITY_HELP, SEVERITY_LABELS } from './watchText';

const COLORS = { critical: 'error', warning: 'warning', info: 'info' } as const;
const ICONS = { critical: <CriticalIcon />, warning: <WarningIcon />, info: <InfoIcon /> };

/** How much a change matters. */
export function SeverityChip({ severity }: { severity: WatchSeverity }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      color={COLORS[severity]}
      icon={ICONS[severity]}
      label={SEVERITY_LABELS[severity]}
      title={SEVERITY_HELP[severity]}
    />
  );
}
