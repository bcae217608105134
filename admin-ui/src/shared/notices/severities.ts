import type { NoticeSeverity } from '@contracts/notices/notices';
import CriticalIcon from '@mui/icons-material/ErrorOutlineOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import type SvgIcon from '@mui/material/SvgIcon';

interface SeverityLook {
  label: string;
  Icon: typeof SvgIcon;
  color: 'error' | 'warning' | 'info';
}

/** How a notice's severity is shown: never by its colour alone. */
export const SEVERITY_LOOKS: Record<NoticeSeverity, SeverityLook> = {
  critical: { label: 'Critical', Icon: CriticalIcon, color: 'error' },
  warning: { label: 'Warning', Icon: WarningIcon, color: 'warning' },
  info: { label: 'Info', Icon: InfoIcon, color: 'info' },
};
