import { PAUSED_AFTER_FAILURES, type ScheduledOutcome } from '../../../contracts/scraper/crawl-schedules';

/** How long a run waits for others of its owner's jobs to end before it is refused. */
const LONGEST_WAIT_MS = 6 * 60 * 60_000;

/** How many runs in a row have failed after one more has ended, and whether that is enough to pause the schedule. */
export function failuresAfter(
  before: number,
  end: ScheduledOutcome | 'refused',
): { failures: number; pause: boolean } {
  if (end === 'done') return { failures: 0, pause: false };
  // What somebody stopped or deleted says nothing of the site.
  if (end === 'cancelled' || end === 'deleted') return { failures: before, pause: false };
  const failures = before + 1;
  return { failures, pause: failures >= PAUSED_AFTER_FAILURES };
}

/** Whether a run that was due at a moment has waited long enough. */
export function hasWaitedTooLong(dueAt: Date, now: Date): boolean {
  return now.getTime() - dueAt.getTime() >= LONGEST_WAIT_MS;
}
