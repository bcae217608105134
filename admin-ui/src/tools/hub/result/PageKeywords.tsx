import type { HubKeywordView, HubPageView, HubView } from '@contracts/hub/hub';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { formatCount } from '../../../shared/format';
import { IntentChip } from '../../../shared/intent/IntentChip';
import { ListPager } from '../../../shared/result/ListPager';
import { type ResultColumn, ResultRows } from '../../../shared/result/ResultRows';
import { ResultStates } from '../../../shared/result/ResultStates';
import { getKeywords, hubKeys } from '../hubJobs';

type KeywordRow = HubKeywordView & { id: string };

const PER_PAGE = 25;

const number = (value: number | null) => (value === null ? '–' : formatCount(value));
const COLUMNS: readonly ResultColumn<KeywordRow>[] = [
  { label: 'Keyword', wide: true, cell: ({ text }) => text },
  { label: 'Intent', cell: ({ intent }) => (intent ? <IntentChip intent={intent} /> : '–') },
  { label: 'Volume', numeric: true, cell: ({ volume }) => number(volume) },
  { label: 'Difficulty', numeric: true, cell: ({ difficulty }) => number(difficulty) },
];

/** The keywords that a page answers. */
export function PageKeywords({ hub, page }: { hub: HubView; page: HubPageView }) {
  const [shown, setShown] = useState(0);
  const keywords = useQuery({
    queryKey: hubKeys.keywords(hub.id, hub.granularity, page.id, hub.version),
    queryFn: ({ signal }) => getKeywords(hub, page.id, signal),
    enabled: page.keywords > 0,
  });
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        Keywords
      </Typography>
      {page.keywords === 0 ? (
        <Typography variant="body2" color="text.secondary">
          This page has no keywords of its own. Merge another page into it to give it some.
        </Typography>
      ) : (
        <ResultStates
          query={keywords}
          failure="The keywords could not be loaded"
          loading={{ label: 'Loading the keywords', heights: [32, 32, 32] }}
        >
          {(rows) => (
            <>
              <ResultRows
                label="Keywords"
                columns={COLUMNS}
                rows={rows
                  .slice(shown * PER_PAGE, (shown + 1) * PER_PAGE)
                  .map((row): KeywordRow => ({ ...row, id: row.text }))}
                sort={undefined}
                onSort={() => undefined}
              />
              <ListPager total={rows.length} page={shown} perPage={PER_PAGE} onPage={setShown} />
            </>
          )}
        </ResultStates>
      )}
    </Box>
  );
}
