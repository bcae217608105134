import { INSTANT_PER_HOUR, RETRY_DELAYS_MS } from '../../contracts/notices/channels';
import { nextRun } from '../scraper/schedule/next-run';

const HOUR_MS = 60 * 60_000;

/** What of a channel says when a notice leaves by it. */
export interface ChannelTimes {
  timing: 'instant' | 'daily';
  /** Of a daily digest: 0 to 23, by the clocks of `zone`. */
  hour: number;
  zone: string;
  /** When it was last sent something at once: the latest ones, the oldest first. */
  recent: readonly Date[];
  /** Milliseconds between two that leave at once; none where it takes them together. */
  pauseMs?: number;
}

/** Now, or as soon as the one before has left for long enough, with what the channel then knows of the last hour; or in a digest. */
export type Leaving = { at: Date; recent: Date[] } | { digestAt: Date };

/** When a notice of now leaves. An instant channel that has had its number for the hour gathers until one is over. */
export function leavingOf({ timing, hour, zone, recent, pauseMs = 0 }: ChannelTimes, now: Date): Leaving {
  if (timing === 'daily') return { digestAt: digestAfter(hour, zone, now) };
  const [oldest] = recent;
  // One that is to come is of a clock that was put back since.
  if (oldest && recent.length >= INSTANT_PER_HOUR && oldest <= now) {
    const freeAt = new Date(oldest.getTime() + HOUR_MS);
    if (freeAt > now) return { digestAt: freeAt };
  }
  const at = afterPause(recent.at(-1), pauseMs, now);
  return { at, recent: sentAt(recent, at) };
}

function afterPause(last: Date | undefined, pauseMs: number, now: Date): Date {
  const wait = last ? last.getTime() + pauseMs - now.getTime() : 0;
  // More than all of an hour's wait for is of a clock that was put back since.
  return wait > 0 && wait <= pauseMs * INSTANT_PER_HOUR ? new Date(now.getTime() + wait) : now;
}

/** What a channel knows of the last hour once something leaves now. */
export function sentAt(recent: readonly Date[], now: Date): Date[] {
  return [...recent, now].slice(-INSTANT_PER_HOUR);
}

/** The first moment after another at which the clocks of a place show an hour. */
export function digestAfter(hour: number, zone: string, after: Date): Date {
  const time = `${String(hour).padStart(2, '0')}:00`;
  return nextRun({ every: 'daily', weekday: 1, day: 1, time, zone }, after);
}

/**
 * When a delivery that failed is tried again, by how many tries it has had, and not before the receiver has asked for it;
 * null: it is given up.
 */
export function retryAt(tries: number, failedAt: Date, askedMs = 0): Date | null {
  const delay = RETRY_DELAYS_MS[tries - 1];
  return delay === undefined ? null : new Date(failedAt.getTime() + Math.max(delay, askedMs));
}
