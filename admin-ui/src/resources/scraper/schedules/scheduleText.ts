import type { CrawlRepeat, Repeats, ScheduledChange, ScheduledRun } from '@contracts/scraper/crawl-schedules';
import { counted } from '../../../shared/counted';
import { formatCount, formatDateTime } from '../../../shared/format';
import { zoneText } from '../../../shared/zones/zones';

export const REPEAT_LABELS: Record<Repeats, string> = {
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
};

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** Some months have no such day. */
const LAST_SURE_DAY = 28;

const OUTCOMES = {
  done: 'done',
  failed: 'failed',
  cancelled: 'canceled',
  deleted: 'deleted since',
} as const;

/** `3rd`, `31st`. */
export function dayText(day: number): string {
  const endings: Record<number, string> = { 1: 'st', 2: 'nd', 3: 'rd' };
  const isTeen = day > 10 && day < 14;
  return `${day}${(!isTeen && endings[day % 10]) || 'th'}`;
}

/** When a crawl repeats, as a part of a sentence. */
export function repeatText({ every, weekday, day, time, zone }: CrawlRepeat): string {
  const days = {
    daily: 'Every day',
    weekly: `Every ${WEEKDAYS[weekday - 1] ?? ''}`,
    monthly: `On the ${dayText(day)} of each month${day > LAST_SURE_DAY ? ', or its last day,' : ''}`,
  };
  return `${days[every]} at ${time} (${zoneText(zone)})`;
}

/** When the next crawl is by the clocks of whoever reads it, which may be others than the schedule's. */
export function nextText(nextRunAt: string, zone: string, own: string): string {
  return `Next: ${formatDateTime(nextRunAt)}${zone === own ? '' : ' your time'}`;
}

/** What is different from the crawl before, in a few words. */
export function changeText({ added, lost, changed, opened, closed }: ScheduledChange): string {
  const parts = [
    added > 0 && `+${counted(added, 'page')}`,
    lost > 0 && `−${counted(lost, 'page')}`,
    changed > 0 && `${formatCount(changed)} changed`,
    opened > 0 && counted(opened, 'new issue'),
    closed > 0 && `${formatCount(closed)} solved`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(', ') : 'No changes';
}

/** What came of a run: `done, 120 pages`. */
export function outcomeText({ outcome, pages }: ScheduledRun): string {
  if (!outcome) return 'under way';
  const seen = pages === undefined || outcome === 'deleted' ? '' : `, ${counted(pages, 'page')}`;
  return `${OUTCOMES[outcome]}${seen}`;
}

/** Where a crawl is compared with the one before. */
export function comparisonPath(crawlId: string, against: string): string {
  return `/full-site-scrapper/${crawlId}?${new URLSearchParams({ tab: 'compare', with: against }).toString()}`;
}

/** The question before a schedule is deleted. */
export function scheduleDeletion(name: string) {
  return {
    title: `Delete the schedule of ${name}?`,
    text: 'No more crawls are started. Those it has started stay.',
    action: 'Delete',
    destroys: true,
  };
}
