import { type StatusClass, statusClassOf } from '@contracts/scraper/crawl-reports';
import type { SkipReason, VisitFailure } from '@contracts/scraper/crawls';
import Chip, { type ChipProps } from '@mui/material/Chip';
import { FAILURE_LABELS, SKIP_LABELS } from '../crawlText';

const COLORS: Record<StatusClass, ChipProps['color']> = {
  '2xx': 'success',
  '3xx': 'info',
  '4xx': 'error',
  '5xx': 'error',
  failed: 'error',
  blocked: 'warning',
  waiting: 'default',
};

interface StatusMarkProps {
  status: number | null;
  failure?: VisitFailure | null;
  skipped?: SkipReason | null;
}

/** What became of an address: the status of its answer, or why there is none. */
export function StatusMark({ status, failure = null, skipped = null }: StatusMarkProps) {
  const text = skipped ? SKIP_LABELS[skipped] : failure ? FAILURE_LABELS[failure] : (status ?? 'Not visited');
  const color = COLORS[statusClassOf({ status, failure, skipped })];
  return <Chip size="small" variant="outlined" color={color} label={text} />;
}
