import type { SampleWatchView } from '@contracts/watches/watch-history';
import { WATCH_BAR_DAYS, type WatchRow } from '@contracts/watches/watches';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import { ResultStates } from '../../../shared/result/ResultStates';
import { usePageAddress } from '../../../shared/usePageAddress';
import { WatchItems } from '../list/WatchItems';
import { getSample, watchKeys } from '../watchApi';
import { SampleWatch } from './SampleWatch';

const DAY_MS = 24 * 60 * 60_000;

/** Three watched pages that nobody watches: what the page shows once something has changed. */
export function SampleList() {
  const { get, change, linkTo } = usePageAddress();
  const sample = useQuery({ queryKey: watchKeys.sample, queryFn: ({ signal }) => getSample(signal) });
  const chosen = sample.data?.find(({ id }) => id === get('sample'));
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Alert
        severity="info"
        role="note"
        action={
          <Button color="inherit" size="small" onClick={() => change({ sample: '', tab: '', view: '' })}>
            Close sample
          </Button>
        }
      >
        This is a free sample. Nothing is fetched.
      </Alert>
      <ResultStates
        card
        query={sample}
        failure="The sample could not be loaded"
        loading={{ label: 'Loading the sample', heights: [56, 56, 56] }}
      >
        {(watches) => (
          <>
            <Card component="section" aria-label="Sample" sx={{ p: { xs: 2, md: 3 } }}>
              <WatchItems
                watches={watches.map((watch) => rowOf(watch, Date.now()))}
                linkTo={(id) => linkTo({ sample: id, tab: '', view: '' })}
              />
            </Card>
            <SampleWatch watch={chosen ?? watches[0]} />
          </>
        )}
      </ResultStates>
    </Box>
  );
}

/** How such a watch stands in a list: checked every day, and changed today. */
function rowOf({ id, name, url, change }: SampleWatchView, now: number): WatchRow {
  const at = new Date(now - DAY_MS / 24).toISOString();
  const { severity, summary } = change;
  const days = Array.from({ length: WATCH_BAR_DAYS }, (_, index) => {
    const isToday = index === WATCH_BAR_DAYS - 1;
    const day = new Date(now - (WATCH_BAR_DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    return { day, checks: 1, failed: 0, changes: isToday ? 1 : 0, severity: isToday ? severity : null };
  });
  return {
    _id: id,
    id,
    url,
    name,
    tags: [],
    state: 'changed',
    lastChange: { id, at, severity, summary },
    lastCheck: { at, outcome: 'ok', status: 200 },
    days,
    nextCheckAt: new Date(now + DAY_MS).toISOString(),
    checking: false,
    checksLeft: null,
    checksResetAt: null,
    intervalMinutes: 24 * 60,
    actualMinutes: 24 * 60,
    createdAt: new Date(now - WATCH_BAR_DAYS * DAY_MS).toISOString(),
  };
}
