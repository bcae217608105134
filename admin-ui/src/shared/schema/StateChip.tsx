import { stateName } from '@contracts/schema/schema-run-messages';
import type { FeatureState } from '@contracts/schema/schema-check-views';
import type { RichResultState } from '@contracts/schema/schema-checks';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { formatDay } from '../format';

const COLORS = {
  eligible: 'success',
  warnings: 'warning',
  'not-eligible': 'error',
  ended: 'default',
} as const satisfies Record<RichResultState, string>;

type Shown = Pick<FeatureState, 'state' | 'endedOn'>;

export function stateText({ state, endedOn }: Shown): string {
  return stateName(state, endedOn && formatDay(endedOn));
}

/** What a page gets of a rich result; with the result's name where it stands alone. */
export function StateChip({ of, name }: { of: Shown; name?: string }) {
  const text = stateText(of);
  return (
    <Chip
      size="small"
      variant="outlined"
      color={COLORS[of.state]}
      label={name ? `${name}: ${text}` : text}
      sx={{ height: 'auto', minHeight: 24, '& .MuiChip-label': { whiteSpace: 'normal', py: 0.25 } }}
    />
  );
}

/** All rich results of a page. */
export function FeatureChips({ features }: { features: readonly FeatureState[] }) {
  if (features.length === 0) return <Chip size="small" variant="outlined" label="No rich results" />;
  return (
    <Box
      component="ul"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, listStyle: 'none', m: 0, my: 0.5, p: 0 }}
    >
      {features.map((feature) => (
        <li key={feature.feature}>
          <StateChip of={feature} name={feature.title} />
        </li>
      ))}
    </Box>
  );
}
