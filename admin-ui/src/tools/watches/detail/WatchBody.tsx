import type { WatchView } from '@contracts/watches/watches';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { BARS_HEIGHT } from '../../../theme/measures';
import { SideBySide } from '../../../shared/SideBySide';
import { pageNumber, usePageAddress } from '../../../shared/usePageAddress';
import { listChanges, watchKeys } from '../watchApi';
import { Timeline } from './Timeline';
import { WatchSummary } from './WatchSummary';
import { WatchTabs } from './WatchTabs';

/** Entries of the timeline: it stands above what they lead to where there is no room beside it. */
const ENTRIES = { narrow: 4, wide: 8 } as const;
const COLUMNS = { lg: '300px minmax(0, 1fr)', xl: '340px minmax(0, 1fr)' };

/** What is known of a watch, its timeline, and what is chosen of that. */
export function WatchBody({ watch }: { watch: WatchView }) {
  const { get, change } = usePageAddress();
  const page = pageNumber(get('changes'));
  const isNarrow = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('lg'), { noSsr: true });
  const perPage = isNarrow ? ENTRIES.narrow : ENTRIES.wide;
  const details = useRef<HTMLDivElement>(null);
  const part = { page, perPage, sort: ['at', 'DESC'] as const };
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
          perPage={perPage}
          onChoose={() => {
            if (isNarrow) details.current?.scrollIntoView({ block: 'start' });
          }}
          onPage={(next) => change({ changes: next > 1 ? String(next) : '', change: '' })}
        />
        <Box ref={details} sx={{ minWidth: 0, scrollMarginTop: `calc(var(${BARS_HEIGHT}, 0px) + 8px)` }}>
          <WatchTabs watch={watch} change={chosen} isLoading={changes.data === undefined && !changes.error} />
        </Box>
      </SideBySide>
    </Box>
  );
}
