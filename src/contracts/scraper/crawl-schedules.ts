import type { CrawlOptions } from './crawls';

export const REPEATS = ['daily', 'weekly', 'monthly'] as const;
export type Repeats = (typeof REPEATS)[number];

/** A time of the day, from `00:00` to `23:59`. */
export const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;

/** When a scheduled crawl is done again, by the clocks of a place. */
export interface CrawlRepeat {
  every: Repeats;
  /** Of a weekly one: 1, a Monday, to 7. */
  weekday: number;
  /** Of a monthly one: 1 to 31; a month that is shorter has it on its last day. */
  day: number;
  /** From `00:00` to `23:59`. */
  time: string;
  /** A name of the IANA database, such as `Europe/Berlin`. */
  zone: string;
}

/** Each may be a crawl of 50,000 pages a day, and an owner has five jobs at a time: more would only wait. */
export const MAX_CRAWL_SCHEDULES = 20;
/** No passing outage: of a daily crawl it is the third day. What fails for so long is somebody's to look at. */
export const PAUSED_AFTER_FAILURES = 3;

/** What is different from the crawl before: pages, and issues of pages. */
export interface ScheduledChange {
  /** The id of the crawl before. */
  against: string;
  added: number;
  lost: number;
  changed: number;
  opened: number;
  closed: number;
}

export const SCHEDULED_OUTCOMES = ['done', 'failed', 'cancelled', 'deleted'] as const;
export type ScheduledOutcome = (typeof SCHEDULED_OUTCOMES)[number];

/** A crawl that a schedule has started; times are ISO strings. */
export interface ScheduledRun {
  crawlId: string;
  startedAt: string;
  /** Absent while it is under way, or was just started. */
  outcome?: ScheduledOutcome;
  /** Why it failed, as a sentence. */
  error?: string;
  pages?: number;
  /** Absent where there is no finished crawl of the same site before it. */
  change?: ScheduledChange;
}

/** A schedule as its owner sees it. */
export interface CrawlScheduleView {
  _id: string;
  id: string;
  options: CrawlOptions;
  /** How many URLs are on its list. */
  addresses: number;
  repeat: CrawlRepeat;
  /** Set while it starts nothing: its owner's doing, or that of failures in a row. */
  paused?: 'owner' | 'failures';
  /** Null while it is paused. */
  nextRunAt: string | null;
  /** It is its turn, and this keeps it waiting. */
  waiting?: string;
  lastRun?: ScheduledRun;
  /** The latest one that was not started, where none was since: skipped while another was under way, or refused. */
  notStarted?: { at: string; reason: string; skipped: boolean };
  /** Runs in a row that failed or were refused. */
  failures: number;
  createdAt: string;
}

/** One schedule, with the URLs of its list. */
export interface CrawlScheduleDetail extends CrawlScheduleView {
  listed: string[];
}
