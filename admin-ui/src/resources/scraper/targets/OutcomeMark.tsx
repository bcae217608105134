import type { CrawlTargetRow, TargetOutcome } from '@contracts/scraper/crawl-targets';
import Chip, { type ChipProps } from '@mui/material/Chip';
import { FAILURE_LABELS, SKIP_LABELS } from '../crawlText';
import { OUTCOME_LABELS } from './targetQuery';

const COLORS: Record<TargetOutcome, ChipProps['color']> = {
  ok: 'success',
  redirected: 'info',
  broken: 'error',
  refused: 'warning',
  unchecked: 'default',
  waiting: 'default',
};

/** What became of an address: its outcome with the status, or with the reason why there is none. */
export function OutcomeMark({ outcome, status, failure, skipped }: CrawlTargetRow) {
  const reason = skipped ? SKIP_LABELS[skipped] : failure ? FAILURE_LABELS[failure] : status;
  const label = reason === null ? OUTCOME_LABELS[outcome] : `${OUTCOME_LABELS[outcome]}: ${reason}`;
  return (
    <Chip
      size="small"
      variant="outlined"
      color={COLORS[outcome]}
      label={label}
      sx={{ height: 'auto', minHeight: 24, '& .MuiChip-label': { whiteSpace: 'normal' } }}
    />
  );
}
