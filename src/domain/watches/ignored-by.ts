import type {
  WatchComparison,
  WatchDifference,
  WatchMask,
  WatchSlot,
  WatchVersion,
} from '../../contracts/watches/watch-content';
import { compareVersions } from './compare-versions';
import { confirmed } from './confirmed';

/** What a user adds by *Ignore this*. */
export type IgnoreThis = { rule: string } | { slot: WatchSlot } | { mask: WatchMask };

/** The comparison with one more thing ignored. A slot of one that is known takes its place. */
export function comparisonWith(comparison: WatchComparison, ignored: IgnoreThis): WatchComparison {
  if ('rule' in ignored) return { ...comparison, rules: [...comparison.rules, ignored.rule] };
  if ('mask' in ignored) return { ...comparison, masks: [...new Set([...comparison.masks, ignored.mask])] };
  const { slot } = ignored;
  const known = comparison.slots.find(({ id }) => id === slot.id);
  const whole = known
    ? { ...slot, held: [...new Set([...known.held, ...slot.held])], lines: Math.max(known.lines, slot.lines) }
    : slot;
  return { ...comparison, slots: [...comparison.slots.filter(({ id }) => id !== slot.id), whole] };
}

/**
 * What would remain of a past change. An alarm would have been stopped where what remains has no severity.
 * @param told what was told then, after its confirmation: what it does not hold is not brought back
 */
export function ignoredBy(
  { before, after, told }: { before: WatchVersion; after: WatchVersion; told: WatchDifference },
  comparison: WatchComparison,
  ignored: IgnoreThis,
): WatchDifference {
  const wider = comparisonWith(comparison, ignored);
  return confirmed(told, compareVersions(before, after, wider), wider, before.lists);
}
