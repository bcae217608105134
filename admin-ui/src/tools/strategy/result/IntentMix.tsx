import type { IntentRow, StrategyView } from '@contracts/strategy/strategy';
import { COVERAGE_NAMES, DEMAND_NAMES } from '@contracts/strategy/strategy-words';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../../../shared/EmptyState';
import { formatCount, formatShare } from '../../../shared/format';
import { IntentChip } from '../../../shared/intent/IntentChip';
import { intentTint } from '../../../shared/intent/intentColors';
import { type ResultColumn, ResultRows } from '../../../shared/result/ResultRows';

type Row = IntentRow & { id: string };

/** What people want, as a bar and a table, beside what the site has for it. */
export function IntentMix({ view }: { view: StrategyView }) {
  const { intents, basis, sources } = view;
  const demand = intents.reduce((sum, row) => sum + row.demand, 0);
  if (demand === 0) {
    return (
      <EmptyState
        title="No keywords were given"
        text="Evaluate again with a keyword CSV or a Search Console CSV to see what people want."
      />
    );
  }
  const { column, noun } = DEMAND_NAMES[basis];
  const columns: ResultColumn<Row>[] = [
    { label: 'Intent', cell: ({ intent }) => <IntentChip intent={intent} /> },
    { label: 'Share', numeric: true, cell: (row) => formatShare(row.demand, demand) },
    ...(basis === 'keywords'
      ? []
      : [{ label: column, numeric: true, cell: (row: Row) => formatCount(row.demand) }]),
    { label: 'Keywords', numeric: true, cell: ({ keywords }) => formatCount(keywords) },
    { label: 'Clusters', numeric: true, cell: ({ clusters }) => formatCount(clusters) },
    ...(sources.reading
      ? (['covered', 'partial', 'gap'] as const).map((coverage): ResultColumn<Row> => ({
          label: COVERAGE_NAMES[coverage],
          numeric: true,
          cell: (row) => formatCount(row.coverage?.[coverage] ?? 0),
        }))
      : []),
    { label: 'Pages', numeric: true, cell: ({ pages }) => (pages === null ? '–' : formatCount(pages)) },
  ];
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="body2" color="text.secondary">
        {formatCount(demand)} {noun} by what the words of each keyword say, and the pages that serve them.
      </Typography>
      <MixBar intents={intents} />
      <ResultRows
        label="Intent mix"
        columns={columns}
        rows={intents.map((row) => ({ ...row, id: row.intent }))}
        sort={undefined}
        onSort={() => undefined}
      />
    </Box>
  );
}

function MixBar({ intents }: { intents: readonly IntentRow[] }) {
  const theme = useTheme();
  return (
    <Box
      aria-hidden
      // Its parts are told by their colors alone.
      sx={{ display: 'flex', height: 20, borderRadius: 2, overflow: 'clip', forcedColorAdjust: 'none' }}
    >
      {intents
        .filter(({ share }) => share > 0)
        .map(({ intent, share }) => (
          <Box
            key={intent}
            sx={{
              ...intentTint(theme, intent),
              width: `${100 * share}%`,
              borderRight: 1,
              borderColor: 'background.paper',
            }}
          />
        ))}
    </Box>
  );
}
