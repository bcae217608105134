import Skeleton from '@mui/material/Skeleton';
import { lazyBody } from '../lazyBody';

/** With its form for a new reading it would be the heaviest part of a page: it comes when the frame stands. */
export const LaterReadingField = lazyBody(() => import('./ReadingField'), 'ReadingField', ReadingOutline);

function ReadingOutline() {
  return (
    <Skeleton variant="rounded" height={220} role="status" aria-label="Loading site readings" data-outline />
  );
}
