import { MAX_CRAWL_SCHEDULES, PAUSED_AFTER_FAILURES } from './crawl-schedules';

/** What users read about crawls that repeat. */
export const SCHEDULE_MESSAGES = {
  everyInvalid: 'Choose daily, weekly or monthly.',
  weekdayInvalid: 'Choose a day of the week.',
  dayInvalid: 'Choose a day of the month, from 1 to 31.',
  timeInvalid: 'Enter a time of day, such as 03:00.',
  zoneInvalid: 'Choose a time zone, such as Europe/Berlin.',
  tooMany: `You have ${MAX_CRAWL_SCHEDULES} schedules, as many as one may have. Delete one first.`,
  beingStarted: 'This crawl is just being started. Look again in a moment.',
  stillRuns: 'The crawl before is still under way. Wait until it has ended, or cancel it.',
  skipped: 'Skipped: the crawl before was still under way.',
  skippedPaused: 'Skipped: the crawl before is paused. Resume or cancel it.',
  ownerInactive: 'Not started: the owner’s account is deactivated.',
  ownerNotAdmin: 'Not started: its owner may not start crawls any more.',
  robotsForbids: (address: string) =>
    `Not started: the site’s robots.txt forbids ${address}. Start from another address or, if the site is yours, switch “Obey robots.txt” off.`,
  refused: (reason: string) => `Not started: ${reason}`,
  waits: 'Waiting: you have as many unfinished jobs as one may have. It starts when one of them has ended.',
  waitedTooLong: 'Not started: you had as many unfinished jobs as one may have for six hours.',
  couldNotStart: 'Not started: something went wrong on our side. Use “Run now” to try again.',
  crawlFailed: 'The crawl failed.',
  pausedByFailures: `Paused after ${PAUSED_AFTER_FAILURES} failures in a row. Correct what is wrong, then resume it.`,
} as const;
