import type { HealthLine } from '../../contracts/health/health';
import type { HealthFacts, ScheduleFacts } from './health-facts';
import { fromDatabase, type LineHead, type Verdict } from './probed';
import { liveWorkers } from './process-lines';
import { agoText, timeText } from './words';

const ALL: LineHead = { id: 'schedules', group: 'schedules', title: 'Scheduled work' };

/** One run may be missed, by a restart for instance, and one may take a while. */
const MISSED_RUNS = 2;
const GRACE_MS = 2 * 60_000;

/** What is done again and again, each with its last run. */
export function scheduleLines({ schedules, processes, now }: HealthFacts): HealthLine[] {
  if (!('found' in schedules)) return [fromDatabase(ALL, schedules, () => ({ status: 'unknown', says: '' }))];
  if (schedules.found.length === 0) {
    return [
      {
        ...ALL,
        status: 'unknown',
        says: 'Nothing scheduled has been done yet: workers enter it when they start.',
        doThis: 'Start a worker.',
      },
    ];
  }
  const running = 'found' in processes && liveWorkers(processes.found, now).length > 0;
  return schedules.found.map((schedule) => ({
    id: `schedule-${schedule.name}`,
    group: 'schedules',
    title: titleOf(schedule.name),
    ...judge(schedule, running, now),
  }));
}

/** `remove-expired-jobs` as `Remove expired jobs`. */
function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function judge(schedule: ScheduleFacts, running: boolean, now: Date): Verdict {
  const { everyMs, finishedAt, failedAt, knownSince } = schedule;
  const rhythm = `Done every ${timeText(everyMs).replace(/^1 /, '')}`;
  const last = finishedAt ? `last ${agoText(finishedAt, now)}` : 'not yet';
  if (failedAt && (!finishedAt || failedAt > finishedAt)) {
    return {
      status: 'failed',
      says: `${rhythm}, ${last}: its last run, ${agoText(failedAt, now)}, failed.`,
      doThis: 'Read the reason in the log of the workers. It is tried again by itself.',
    };
  }
  const age = now.getTime() - (finishedAt ?? knownSince).getTime();
  const says = `${rhythm}, ${last}.`;
  if (age <= everyMs * MISSED_RUNS + GRACE_MS) return { status: 'ok', says };
  if (!running) {
    return { status: 'warning', says: `${says} No worker runs.`, doThis: 'Start a worker.' };
  }
  return {
    status: 'failed',
    says: `${says} It is overdue.`,
    doThis: 'Look at the line Queue, then restart the workers: they put their schedules back.',
  };
}
