import type {
  WatchComparison,
  WatchDifference,
  WatchMask,
  WatchSlot,
  WatchVersion,
} from '../../contracts/watches/watch-content';

/** What a user adds by *Ignore this*. */
export type IgnoreThis = { rule: string } | { slot: WatchSlot } | { mask: WatchMask };

/** The comparison with one more thing ignored. */
export function comparisonWith(_comparison: WatchComparison, _ignored: IgnoreThis): WatchComparison {
  throw new Error('to come');
}

/**
 * What would remain of a past change. An alarm would have been stopped where what remains has no severity.
 * @param told what was told then, after its confirmation: what it does not hold is not brought back
 */
export function ignoredBy(
  _versions: { before: WatchVersion; after: WatchVersion; told: WatchDifference },
  _comparison: WatchComparison,
  _ignored: IgnoreThis,
): WatchDifference {
  throw new Error('to come');
}
