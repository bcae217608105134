import type { DayClicks } from '@contracts/clicks/clicks';
import { formatDay } from '../format';

/** Bars of single days; of more days they would be too thin, so that a bar stands for a week. */
const MAX_BARS = 31;
const DAYS_OF_WEEK = 7;

export interface ClickBars {
  unit: 'day' | 'week';
  /** The first day of each bar. */
  names: string[];
  clicks: number[];
}

/** Clicks as bars of days or weeks. Weeks end with the last day, so that the newest bar is a whole one. */
export function clickBars(days: readonly DayClicks[]): ClickBars {
  const unit = days.length > MAX_BARS ? 'week' : 'day';
  const size = unit === 'week' ? DAYS_OF_WEEK : 1;
  const bars: ClickBars = { unit, names: [], clicks: [] };
  for (let end = days.length; end > 0; end -= size) {
    const group = days.slice(Math.max(0, end - size), end);
    bars.names.unshift(formatDay(group[0]?.day ?? ''));
    bars.clicks.unshift(group.reduce((sum, { clicks }) => sum + clicks, 0));
  }
  return bars;
}
