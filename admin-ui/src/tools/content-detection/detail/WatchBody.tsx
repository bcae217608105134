import type { WatchView } from '@contracts/watches/watches';
import Box from '@mui/material/Box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SideBySide } from '../../../shared/SideBySide';
import { pageNumber, usePageAddress } from '../../../shared/usePageAddress';
import { listChanges, watchKeys } from '../watchApi';
import { Timeline, TIMELINE_ENTRIES } from './Timeline';
import { WatchSummary } from './WatchSummary';
import { WatchTabs } from './WatchTabs';

const COLUMNS = { lg: '300px minmax(0, 1fr)', xl: '340px minmax(0, 1fr)' };

/** What is known of a watch, its timeline, and what is chosen of that. */
export function WatchBody({ watch }: { watch: WatchView }) {
  const { get, change } = usePageAddress();
  const page = pageNumber(get('changes'));
  const part = { page, perPage: TIMELINE_ENTRIES, sort: ['at', 'DESC'] as const };
  const changes = useQuery({
    // A check that ended may have found one.
    queryKey: [...watchKeys.changes(watch.id, part), watch.lastCheck?.at],
    queryFn: ({ signal }) => listChanges(watch.id, part, signal),
    placeholderData: keepPreviousData,
  });
  const chosen = get('change') || changes.data?.items[0]?.id;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <WatchSummary watch={watch} />
      <SideBySide columns={COLUMNS}>
        <Timeline
          watch={watch}
          query={changes}
          chosen={chosen}
          page={page}
          onPage={(next) => change({ changes: next > 1 ? String(next) : '', change: '' })}
        />
        <WatchTabs watch={watch} change={chosen} isLoading={changes.data === undefined && !changes.error} />
      </SideBySide>
    </Box>
  );
}
