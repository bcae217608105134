import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** In the place of something that is being loaded. */
export function Waiting({ label, height }: { label: string; height: number }) {
  return (
    <Box role="status" aria-busy aria-label={label}>
      <Skeleton variant="rounded" height={height} />
    </Box>
  );
}
