import type { PlanStat } from '@contracts/plans/plans';
import type { LimitTime } from '@contracts/usage/limits';
import { remainingOf } from '@domain/usage/limits';
import { counted } from '../../../shared/counted';
import { formatCount } from '../../../shared/format';
import { leftText } from '../../../shared/limits/leftText';

/** What is left of both numbers that a plan limits. */
export interface QuotaLeft {
  operations: { left: number; total: number };
  outlines: { left: number; total: number };
  time: LimitTime;
}

export function quotaLeftOf(stat: PlanStat): QuotaLeft {
  const outlines = stat.others?.find(({ field }) => field === 'numberOfOutlines');
  return {
    operations: { left: remainingOf(stat), total: stat.totalCount },
    outlines: outlines ? { left: remainingOf(outlines), total: outlines.totalCount } : { left: 0, total: 0 },
    time: stat.time,
  };
}

/** What a brief costs, and what is left: `Costs 1 brief and 2 outlines. 1 of 10 briefs and 8 of 20 outlines left today.` */
export function costText(outlines: number, quota: QuotaLeft | undefined): string {
  const price = `Costs 1 brief and ${counted(outlines, 'outline')}`;
  if (!quota) return `${price}.`;
  const { operations, outlines: ordered, time } = quota;
  const left = (of: { left: number; total: number }, noun: string) =>
    `${formatCount(of.left)} of ${counted(of.total, noun)}`;
  return `${price}. ${leftText(`${left(operations, 'brief')} and ${left(ordered, 'outline')}`, time)}`;
}
