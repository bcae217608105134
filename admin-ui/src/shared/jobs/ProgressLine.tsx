import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ProgressBar } from './ProgressBar';

interface ProgressLineProps {
  /** What is under way; another piece of work has another bar, so that none is seen to run backwards. */
  label: string;
  percent: number | null;
}

/** A bar with its percent. */
export function ProgressLine({ label, percent }: ProgressLineProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, my: 2 }}>
      <ProgressBar key={`${label} ${percent === null}`} label={label} percent={percent} height={8} />
      <Typography
        variant="body2"
        sx={{ minWidth: 44, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
      >
        {percent === null ? '' : `${percent}%`}
      </Typography>
    </Box>
  );
}
