import { PERIOD_DAYS, type Period } from '@contracts/statistics/statistics';
import { counted } from '../counted';
import { formatDay } from '../format';

/** What a choice of days up to today is called. */
export const PERIOD_CHOICES = PERIOD_DAYS.map((days) => ({
  id: String(days),
  name: days === 1 ? 'Today' : `Last ${counted(days, 'day')}`,
}));

/** A period by its first and last day. */
export function formatPeriod({ from, to }: Period): string {
  return from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;
}
