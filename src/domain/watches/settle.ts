import type {
  WatchComparison,
  WatchDifference,
  WatchSlot,
  WatchVersion,
} from '../../contracts/watches/watch-content';
import { compareVersions, isVisible } from './compare-versions';
import { confirmed } from './confirmed';
import { learned, slotsWith } from './slots';

/**
 * What a check and its confirmation come to: the difference of the baseline and the second fetch that stands, which nobody
 * is told of where it is not visible ("seen once"), and the slots from now on. A visible one makes the second fetch the
 * baseline.
 */
export function settle(
  { baseline, first, second }: Record<'baseline' | 'first' | 'second', WatchVersion>,
  comparison: WatchComparison,
): { difference: WatchDifference; slots: WatchSlot[] } {
  const difference = confirmed(
    compareVersions(baseline, first, comparison),
    compareVersions(baseline, second, comparison),
    comparison,
  );
  const slots = learned(baseline, first, second, comparison);
  return { difference, slots: isVisible(difference) ? slotsWith(slots, difference) : slots };
}
