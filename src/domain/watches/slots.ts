import type {
  WatchComparison,
  WatchDifference,
  WatchSlot,
  WatchVersion,
} from '../../contracts/watches/watch-content';

/** The slots that two fetches of an unchanged page show, some seconds apart; those of the comparison stay among them. */
export function calibrate(
  _first: WatchVersion,
  _second: WatchVersion,
  _comparison: WatchComparison,
): WatchSlot[] {
  throw new Error('to come');
}

/**
 * The slots, which also remember what they held this time: to be kept with a version that becomes the baseline, since it is
 * those lines that the next difference removes.
 */
export function slotsWith(_slots: readonly WatchSlot[], _difference: WatchDifference): WatchSlot[] {
  throw new Error('to come');
}

/** A slot that makes a difference's hunk or field quiet from now on: what *Ignore this* adds. */
export function slotFor(
  _before: WatchVersion,
  _after: WatchVersion,
  _comparison: WatchComparison,
  _of: { hunk: number } | { field: WatchSlot['field'] },
): WatchSlot | null {
  throw new Error('to come');
}
