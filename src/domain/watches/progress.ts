import type { WatchCheckResult, WatchProgress, WatchStep } from '../../contracts/watches/watch-progress';

/** Of a watch that was just added, or begins anew with another baseline. */
export const NEW_WATCH: Readonly<WatchProgress> = {
  standing: 'baseline',
  tries: 0,
  failedChecks: 0,
  failedSince: null,
  toldFailing: false,
  toldStatus: null,
};

/** What follows from a fetch: the reducer of a watch's checks. */
export function afterFetch(
  _progress: WatchProgress,
  _result: WatchCheckResult,
  _at: { now: number; intervalMs: number; random: number },
): WatchStep {
  throw new Error('to come');
}
