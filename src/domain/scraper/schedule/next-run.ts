import type { CrawlRepeat } from '../../../contracts/scraper/crawl-schedules';
import { type CalendarDay, dayAt, daysInMonth, momentOf, plusDays, weekdayOf } from './zoned-time';

/** No rhythm has a longer pause, a place that leaves a day of its calendar out included. */
const LONGEST_PAUSE_DAYS = 33;

/** The first time after a moment that a crawl is to be done; however many were missed before, it is one. */
export function nextRun(repeat: CrawlRepeat, after: Date): Date {
  const today = dayAt(after, repeat.zone);
  for (let days = 0; days <= LONGEST_PAUSE_DAYS; days++) {
    const day = plusDays(today, days);
    if (!isOn(repeat, day)) continue;
    const moment = momentOf(day, repeat.time, repeat.zone);
    if (moment > after) return moment;
  }
  throw new Error(`No day of ${repeat.every} ${repeat.weekday} ${repeat.day} was found.`);
}

/** The first times after a moment. */
export function nextRuns(repeat: CrawlRepeat, after: Date, count: number): Date[] {
  const runs: Date[] = [];
  for (let last = after; runs.length < count; runs.push(last)) last = nextRun(repeat, last);
  return runs;
}

function isOn(repeat: CrawlRepeat, day: CalendarDay): boolean {
  if (repeat.every === 'weekly') return weekdayOf(day) === repeat.weekday;
  if (repeat.every === 'monthly') return day.day === Math.min(repeat.day, daysInMonth(day));
  return true;
}
