import type {
  WatchComparison,
  WatchDifference,
  WatchFieldChange,
  WatchSlot,
  WatchVersion,
} from '../../contracts/watches/watch-content';
import { DECISIVE_FIELDS } from '../../contracts/watches/watch-content';
import { alternating } from './alternating';
import { changedLines } from './change-summary';
import { compareVersions } from './compare-versions';
import { confirmed } from './confirmed';
import { FIELDS_OF_TEXT, learned } from './slots';

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

/**
 * Whether one thing stands in the place of another, as where a page shows one of several by turns: such a place may well show
 * the same twice. What only came or went is none.
 */
export function mayRotate(difference: WatchDifference): boolean {
  const { added, removed } = changedLines(difference);
  const isOther = ({ field, before, after }: WatchFieldChange) =>
    !FIELDS_OF_TEXT.includes(field) &&
    !DECISIVE_FIELDS.includes(field) &&
    before.length > 0 &&
    after.length > 0;
  return (added > 0 && removed > 0) || difference.fields.some(isOther);
}
