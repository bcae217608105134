import type { WatchComparison, WatchDifference, WatchVersion } from '../../contracts/watches/watch-content';

/**
 * What differs between two versions of one page, once masks, rules, slots and the preset are applied. The same input gives
 * the same answer, so that past changes can be looked at again under other settings.
 */
export function compareVersions(
  _before: WatchVersion,
  _after: WatchVersion,
  _comparison: WatchComparison,
): WatchDifference {
  throw new Error('to come');
}

/** What of the second difference the first has too: both are against the baseline, of two fetches some time apart. */
export function confirmed(_first: WatchDifference, _second: WatchDifference): WatchDifference {
  throw new Error('to come');
}

/** Whether there is anything that somebody is told of. */
export function isVisible(difference: WatchDifference): boolean {
  return difference.severity !== null;
}
