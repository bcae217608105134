import Skeleton from '@mui/material/Skeleton';

/** Between the height of a form for a new reading and that of a choice among readings: which comes is not known yet. */
const HEIGHT = { xs: 260, md: 220 };

/** In the place of a field for a reading whose code or readings are being loaded. */
export function ReadingOutline() {
  return (
    <Skeleton
      variant="rounded"
      role="status"
      aria-busy
      aria-label="Loading site readings"
      data-outline
      sx={{ height: HEIGHT }}
    />
  );
}
