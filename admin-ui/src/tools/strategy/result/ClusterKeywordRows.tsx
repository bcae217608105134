import { UNCLASSIFIED } from '@contracts/intent/intent';
import type { ClusterKeyword } from '@contracts/strategy/cluster-keywords';
import { STRATEGY_LIMITS } from '@contracts/strategy/strategy';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { formatCount } from '../../../shared/format';
import { IntentChip } from '../../../shared/intent/IntentChip';
import { ListPager } from '../../../shared/result/ListPager';
import { type ResultColumn, ResultRows } from '../../../shared/result/ResultRows';
import { ResultStates } from '../../../shared/result/ResultStates';
import { useSearchedList } from '../../../shared/result/useSearchedList';
import { listClusterKeywords, strategyKeys } from '../strategyJobs';

type Keyword = ClusterKeyword & { id: string };

const number = (value: number | null) => (value === null ? '–' : formatCount(value));
const COLUMNS: readonly ResultColumn<Keyword>[] = [
  { label: 'Keyword', wide: true, cell: ({ text }) => text },
  { label: 'Intent', cell: ({ intent }) => <IntentChip intent={intent ?? UNCLASSIFIED} /> },
  { label: 'Volume', numeric: true, cell: ({ volume }) => number(volume) },
  { label: 'Difficulty', numeric: true, cell: ({ difficulty }) => number(difficulty) },
  { label: 'Position', numeric: true, cell: ({ position }) => number(position) },
  { label: 'Clicks', numeric: true, cell: ({ clicks }) => number(clicks) },
  { label: 'Impressions', numeric: true, cell: ({ impressions }) => number(impressions) },
];

interface ClusterKeywordRowsProps {
  /** Of the evaluation. */
  id: string;
  cluster: string;
  /** Keywords of the cluster. */
  count: number;
}

/** The keywords of a cluster, searched and paged by the server. */
export function ClusterKeywordRows({ id, cluster, count }: ClusterKeywordRowsProps) {
  const list = useSearchedList(
    [...strategyKeys.cluster(id, cluster), 'keywords'],
    STRATEGY_LIMITS.rows,
    (wanted) => listClusterKeywords({ id, cluster }, wanted),
  );
  return (
    <>
      {count > STRATEGY_LIMITS.rows ? (
        <TextField
          size="small"
          type="search"
          label="Search these keywords"
          value={list.text}
          onChange={(event) => list.search(event.target.value)}
          sx={{ width: { xs: '100%', sm: 320 }, mb: 1.5 }}
        />
      ) : null}
      <ResultStates
        query={list.query}
        isEmpty={({ total }) => total === 0}
        empty={<Typography color="text.secondary">No keyword of this cluster matches.</Typography>}
        failure="The keywords could not be loaded"
        loading={{ label: 'Loading the keywords', heights: [32, 32, 32] }}
      >
        {({ items, total }) => (
          <>
            <ResultRows
              label="Keywords of the cluster"
              columns={COLUMNS}
              rows={items.map((keyword) => ({ ...keyword, id: keyword.text }))}
              sort={undefined}
              onSort={() => undefined}
            />
            <ListPager total={total} page={list.page} perPage={STRATEGY_LIMITS.rows} onPage={list.setPage} />
          </>
        )}
      </ResultStates>
    </>
  );
}
