import { usedPercent } from '@domain/usage/limits';
import LinearProgress from '@mui/material/LinearProgress';

interface UsedBarProps {
  label: string;
  used: number;
  allowed: number;
}

/** How much of a limit is used; red where nothing is left. */
export function UsedBar({ label, used, allowed }: UsedBarProps) {
  return (
    <LinearProgress
      aria-label={label}
      variant="determinate"
      value={usedPercent({ currentCount: used, totalCount: allowed })}
      color={used >= allowed ? 'error' : 'primary'}
      sx={{ height: 8, borderRadius: 4 }}
    />
  );
}
