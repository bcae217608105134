import type { JobView } from '@contracts/jobs/jobs';
import { formatCount } from '../format';

type Progress = JobView['progress'];

/** 0 to 100, or null while nobody knows how much there is to do. */
export function percentDone({ done, total }: Progress): number | null {
  return total > 0 ? Math.min(100, Math.floor((done / total) * 100)) : null;
}

/** How far a job is, in its kind's own units. */
export function progressText({ done, total }: Progress): string {
  if (total > 0) return `${formatCount(done)} of ${formatCount(total)}`;
  return done > 0 ? formatCount(done) : '–';
}
