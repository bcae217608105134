import type { HealthStatus } from '@contracts/health/health';
import OkIcon from '@mui/icons-material/CheckCircleOutlineOutlined';
import FailedIcon from '@mui/icons-material/ErrorOutlineOutlined';
import UnknownIcon from '@mui/icons-material/HelpOutlineOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';

const LOOKS = {
  failed: { icon: FailedIcon, color: 'error.main' },
  warning: { icon: WarningIcon, color: 'warning.main' },
  unknown: { icon: UnknownIcon, color: 'text.secondary' },
  ok: { icon: OkIcon, color: 'success.main' },
} as const satisfies Record<HealthStatus, { icon: typeof SvgIcon; color: string }>;

/** A status by its sign and in a word, so that its colour need not be seen. */
export function HealthStatusMark({ status, label }: { status: HealthStatus; label: string }) {
  const { icon: Icon, color } = LOOKS[status];
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, whiteSpace: 'nowrap', fontWeight: 500 }}
    >
      <Icon aria-hidden fontSize="small" sx={{ color }} />
      {label}
    </Box>
  );
}
