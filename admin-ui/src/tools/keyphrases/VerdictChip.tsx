import Chip from '@mui/material/Chip';
import type { Verdict } from '@domain/keyphrases/verdicts';
import { VERDICT_NAMES } from './verdictTexts';

const TONES = {
  missing: 'default',
  low: 'warning',
  good: 'success',
  over: 'warning',
  heavy: 'error',
} as const satisfies Record<Verdict, string>;

export function VerdictChip({ verdict }: { verdict: Verdict }) {
  return <Chip size="small" variant="outlined" color={TONES[verdict]} label={VERDICT_NAMES[verdict]} />;
}
