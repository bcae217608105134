import type {
  WatchComparison,
  WatchDifference,
  WatchFieldChange,
  WatchSlot,
  WatchVersion,
} from '../../contracts/watches/watch-content';
import { alternating } from './alternating';
import { compareVersions } from './compare-versions';
import { confirmed } from './confirmed';
import { learned } from './slots';

/** What a check and its confirmation come to. */
export interface Settled {
  /** From the baseline to the first fetch, and to the second. */
  before: WatchDifference;
  difference: WatchDifference;
  /** What stands of the second; where it is not visible, nobody is told ("seen once"). */
  confirmed: WatchDifference;
  /** Those of the comparison, and the places that are another one each time. */
  slots: WatchSlot[];
  /** What decides indexing and differs between the two fetches. */
  alternating: WatchFieldChange[];
}

/** Compares two fetches, some time apart, with the baseline. Nothing is changed. */
export function settle(
  { baseline, first, second }: Record<'baseline' | 'first' | 'second', WatchVersion>,
  comparison: WatchComparison,
): Settled {
  const before = compareVersions(baseline, first, comparison);
  const difference = compareVersions(baseline, second, comparison);
  return {
    ...{ before, difference, confirmed: confirmed(before, difference, comparison, baseline.lists) },
    slots: learned(baseline, first, second, comparison),
    alternating: alternating(first, second, comparison),
  };
}
