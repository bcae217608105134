import type { QueryFilter } from 'mongoose';
import type { WatchTerms } from './watch-terms.service';
import type { WatchRecord } from './watches.schema';

type Counted = Pick<WatchRecord, 'quota'>;

/** Checks that are counted in the present window. */
export function checksUsed({ quota }: Counted, { checks }: Pick<WatchTerms, 'checks'>): number {
  return checks && quota && quota.window.getTime() === checks.window.getTime() ? quota.used : 0;
}

/** How many are left; null for who is not counted. */
export function checksLeft(watch: Counted, { checks }: Pick<WatchTerms, 'checks'>): number | null {
  return checks && Math.max(0, checks.most - checksUsed(watch, { checks }));
}

/** Holds while nobody has counted a check since the watch was read. */
export function quotaAsRead({ quota }: Counted): QueryFilter<WatchRecord> {
  return quota ? { 'quota.window': quota.window, 'quota.used': quota.used } : { quota: { $exists: false } };
}
