import { MAX_UNFINISHED_JOBS } from '../jobs/job-states';
import { MAX_CRAWL_SCHEDULES, PAUSED_AFTER_FAILURES } from './crawl-schedules';

/** What users read about crawls that repeat. */
export const SCHEDULE_MESSAGES = {
  everyInvalid: 'Choose daily, weekly or monthly.',
  weekdayInvalid: 'Choose a day of the week.',
  dayInvalid: 'Choose a day of the month, from 1 to 31.',
  timeInvalid: 'Enter a time of day, such as 03:00.',
  zoneInvalid: 'Choose a time zone, such as Europe/Berlin.',
  tooMany: `You already have ${MAX_CRAWL_SCHEDULES} schedules, the most allowed. Delete one first.`,
  beingStarted: 'This crawl is being started. Check again in a moment.',
  stillRuns: 'The previous crawl is still running. Wait for it to end, or cancel it.',
  skipped: 'Skipped: the previous crawl was still running.',
  skippedPaused: 'Skipped: the previous crawl is paused. Resume or cancel it.',
  ownerInactive: 'Not started: the owner’s account is deactivated.',
  ownerNotAdmin: 'Not started: its owner is no longer allowed to start crawls.',
  robotsForbids: (address: string) =>
    `Not started: the site’s robots.txt forbids ${address}. Start from another URL or, if the site is yours, switch “Obey robots.txt” off.`,
  refused: (reason: string) => `Not started: ${reason}`,
  waits: `Waiting: you already have ${MAX_UNFINISHED_JOBS} jobs waiting or in progress. It starts when one of them is done.`,
  waitedTooLong: `Not started: for six hours you had ${MAX_UNFINISHED_JOBS} jobs waiting or in progress.`,
  couldNotStart: 'Not started: something went wrong on our side. Use “Run now” to try again.',
  crawlFailed: 'The crawl failed.',
  pausedByFailures: `Paused after ${PAUSED_AFTER_FAILURES} failures in a row. Fix the problem, then resume it.`,
} as const;
