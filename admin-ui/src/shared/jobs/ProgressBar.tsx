import LinearProgress from '@mui/material/LinearProgress';

interface ProgressBarProps {
  label: string;
  /** 0 to 100, or null while nobody knows. */
  percent: number | null;
  /** Pixels. */
  height: number;
}

/** A bar that moves by itself while nobody knows how much there is to do. */
export function ProgressBar({ label, percent, height }: ProgressBarProps) {
  return (
    <LinearProgress
      aria-label={label}
      variant={percent === null ? 'indeterminate' : 'determinate'}
      value={percent ?? undefined}
      sx={{ flex: 1, height, borderRadius: height / 2 }}
    />
  );
}
