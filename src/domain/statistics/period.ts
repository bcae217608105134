import {
  MAX_PERIOD_DAYS,
  type Compared,
  type Period,
  PERIOD_DAYS,
} from '../../contracts/statistics/statistics';
import { isDay } from '../../contracts/validation/day';
import { addDays, type Day, daysBetween, daysOfMonth, monthOf } from './days';

/** Reads a period: a number of days up to today (`30`), or its first and last day (`2027-01-01..2027-01-31`). */
export function parsePeriod(text: string, today: Day): Period | null {
  const days = PERIOD_DAYS.find((count) => String(count) === text);
  if (days) return { from: addDays(today, 1 - days), to: today };
  const [from = '', to = '', ...others] = text.split('..');
  if (others.length > 0 || !isDay(from) || !isDay(to) || to < from || to > today) return null;
  return addDays(from, MAX_PERIOD_DAYS) > to ? { from, to } : null;
}

/** A period of chosen days, as a text that `parsePeriod` reads. */
export function periodText({ from, to }: Period): string {
  return `${from}..${to}`;
}

/** The equally long period that ends when this one begins. */
export function periodBefore({ from, to }: Period): Period {
  const length = daysBetween(from, to).length;
  return { from: addDays(from, -length), to: addDays(from, -1) };
}

/** A period as the fewest parts: its whole months, and the days outside of them. */
export function partsOf({ from, to }: Period): { months: string[]; days: Day[] } {
  const all = daysBetween(from, to);
  const months = [...new Set(all.map(monthOf))].filter((month) => {
    const days = daysOfMonth(month);
    return from <= (days[0] ?? '') && (days.at(-1) ?? '') <= to;
  });
  const whole = new Set(months);
  return { months, days: all.filter((day) => !whole.has(monthOf(day))) };
}

/** By how many percent a figure has changed; null where there was nothing before. */
export function changeInPercent({ now, before }: Compared): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}
