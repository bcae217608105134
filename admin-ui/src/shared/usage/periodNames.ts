import { PERIOD_DAYS, type Period } from '@contracts/statistics/statistics';
import { counted } from '../counted';

/** What a choice of days up to today is called. */
export const PERIOD_CHOICES = PERIOD_DAYS.map((days) => ({
  id: String(days),
  name: days === 1 ? 'Today' : `Last ${counted(days, 'day')}`,
}));

/** A day as everybody here reads it: 31 Jan 2027. */
export function formatDay(day: string): string {
  return new Date(day).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** A period by its first and last day. */
export function formatPeriod({ from, to }: Period): string {
  return from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;
}
