import type { FirstRows } from '@contracts/csv/first-rows';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Deferred } from '../../../shared/Deferred';
import { lazyNamed } from '../../../shared/lazyNamed';

const FirstRowsTable = lazyNamed(() => import('../../../shared/file/FirstRowsTable'), 'FirstRowsTable');
/** Pixels: of a header and five rows. */
const HEIGHT = 200;

interface FilePreviewProps {
  title: string;
  /** Undefined while it is on its way, null where it could not be had. */
  preview?: FirstRows | null;
}

/** The first rows of a file below what it is called; it scrolls inside. */
export function FilePreview({ title, preview }: FilePreviewProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', mb: 1 }}>{title}</Typography>
      {preview ? (
        <Deferred fallback={<Skeleton variant="rounded" height={HEIGHT} />}>
          <FirstRowsTable first={preview} />
        </Deferred>
      ) : null}
      {preview === undefined ? <Skeleton variant="rounded" height={HEIGHT} /> : null}
    </Box>
  );
}
