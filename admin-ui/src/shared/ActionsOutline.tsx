import Skeleton from '@mui/material/Skeleton';

/** Pixels of a line of buttons, and between two. */
const LINE = 40;
const GAP = 8;

/** In the place of a header's buttons while what they act on is being loaded: on a phone they take so many lines of their own. */
export function ActionsOutline({ lines = 1 }: { lines?: number }) {
  return (
    <Skeleton
      variant="rounded"
      width={200}
      data-outline
      sx={{ height: { xs: lines * (LINE + GAP) - GAP, sm: LINE } }}
    />
  );
}
