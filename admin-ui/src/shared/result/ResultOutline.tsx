import Skeleton from '@mui/material/Skeleton';

/** In the place of a result whose parts are being loaded. */
export function ResultOutline() {
  return (
    <Skeleton variant="rounded" height={480} role="status" aria-label="Loading the result" data-outline />
  );
}
