import type { IntentCounts } from '@contracts/intent/intent';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { formatCount } from '../../../shared/format';
import { COUNT_ORDER } from '../../../shared/intent/intentOrder';
import { NumbersDownload } from '../../../shared/result/NumbersDownload';
import { countRows } from './countRows';
import { CountsTable } from './CountsTable';
import { lazyNamed } from '../../../shared/lazyNamed';
import { Deferred } from '../../../shared/Deferred';

const IntentChart = lazyNamed(() => import('./IntentChart'), 'IntentChart');
const SIZE = 200;

/** The counts per intent: a ring to look at, and the same numbers as a table and as csv. */
export function IntentShares({ counts, fileName }: { counts: IntentCounts; fileName: string }) {
  const total = COUNT_ORDER.reduce((sum, intent) => sum + counts[intent], 0);
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'center',
        justifyItems: { xs: 'center', sm: 'stretch' },
        gap: { xs: 2, sm: 4 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `${SIZE}px minmax(0, 1fr)` },
      }}
    >
      <Box aria-hidden sx={{ position: 'relative', width: SIZE, height: SIZE }}>
        <Deferred fallback={<Skeleton variant="circular" width={SIZE} height={SIZE} />}>
          <IntentChart counts={counts} size={SIZE} />
        </Deferred>
        <RingCentre total={total} />
      </Box>
      <Box sx={{ width: '100%', maxWidth: 720 }}>
        <CountsTable counts={counts} total={total} />
        <Box sx={{ mt: 1 }}>
          <NumbersDownload fileName={`[intent counts] ${fileName}`} rowsOf={() => countRows(counts)} />
        </Box>
      </Box>
    </Box>
  );
}

function RingCentre({ total }: { total: number }) {
  return (
    <Box
      sx={{
        position: 'absolute',
        inset: 0,
        display: 'grid',
        placeContent: 'center',
        textAlign: 'center',
        pointerEvents: 'none',
      }}
    >
      <Typography sx={{ fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.2 }}>
        {formatCount(total)}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {total === 1 ? 'row' : 'rows'}
      </Typography>
    </Box>
  );
}
