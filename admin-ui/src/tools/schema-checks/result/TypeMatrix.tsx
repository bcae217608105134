import { checkName } from '@contracts/schema/schema-run-messages';
import type { SchemaCheckView } from '@contracts/schema/schema-check-views';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { formatCount } from '../../../shared/format';
import { type ResultColumn, ResultRows } from '../../../shared/result/ResultRows';
import { FeatureChips } from '../../../shared/schema/StateChip';

/** Types that have a column. */
const MAX_COLUMNS = 40;

interface TypeMatrixProps {
  rows: readonly SchemaCheckView[];
  onOpen: (row: SchemaCheckView) => void;
}

/** Which page marks up what, competitors beside one's own. */
export function TypeMatrix({ rows, onOpen }: TypeMatrixProps) {
  const types = typesOf(rows);
  const columns: readonly ResultColumn<SchemaCheckView>[] = [
    { label: 'Page', cell: checkName },
    {
      label: 'Whose',
      cell: ({ competitor }) => (competitor ? <Chip size="small" label="Competitor" /> : 'Yours'),
    },
    {
      label: 'Rich results',
      wide: true,
      cell: ({ summary }) => (summary ? <FeatureChips features={summary.features} /> : 'Not read'),
    },
    ...types.slice(0, MAX_COLUMNS).map((type): ResultColumn<SchemaCheckView> => ({
      label: type,
      numeric: true,
      cell: ({ summary }) => {
        const found = summary?.types.find(({ name }) => name === type);
        return found ? formatCount(found.count) : '–';
      },
    })),
  ];
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        Types by page
      </Typography>
      <ResultRows
        label="Types by page"
        columns={columns}
        rows={rows}
        sort={undefined}
        onSort={() => undefined}
        onOpen={onOpen}
      />
      {types.length > MAX_COLUMNS ? (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {formatCount(types.length - MAX_COLUMNS)} rarer types are not shown.
        </Typography>
      ) : null}
    </Box>
  );
}

/** Those that most pages have first. */
function typesOf(rows: readonly SchemaCheckView[]): string[] {
  const counts = new Map<string, number>();
  for (const { name } of rows.flatMap(({ summary }) => summary?.types ?? [])) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a, most], [b, least]) => least - most || a.localeCompare(b))
    .map(([name]) => name);
}
