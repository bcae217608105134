const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A failed fetch of a check is tried again after these, in ms. */
export const RETRY_STEPS_MS = [30 * SECOND, 2 * MINUTE, 10 * MINUTE] as const;
/** Failed checks in a row after which a watch is failing. */
export const FAILING_CHECKS = 3;
/** After so long a watch that fails is paused. */
export const GIVE_UP_MS = 14 * DAY;
/** Between the two fetches of a calibration, and of a confirmation. */
export const CALIBRATION_MS = 15 * SECOND;
export const CONFIRMATION_MS = 60 * SECOND;
/** Before the third fetch of what may be one of several texts by turns. */
export const ROTATION_MS = CALIBRATION_MS;
/** Further looks at a page of which nearly nothing is left, and between two of them: an hour, with its confirmation. */
export const REPLACED_LOOKS = 2;
export const REPLACED_MS = 30 * MINUTE;
/** No plan checks more often. */
export const SHORTEST_INTERVAL_MS = 15 * MINUTE;

/** The longest pause that a host or a failing page gets. */
const LONGEST_PAUSE_MS = DAY;
/** Of an interval, up to which it is drawn shorter or longer. */
const JITTER = 0.1;
/** What people choose from; the spec names the floor alone. */
const INTERVALS_MS = [
  15 * MINUTE,
  30 * MINUTE,
  ...[1, 3, 6, 12].map((hours) => hours * HOUR),
  ...[1, 2, 7, 30].map((days) => days * DAY),
];

/**
 * When a watch is checked next: its interval from now, and up to a tenth sooner or later, so that watches that were added
 * together do not stay together.
 * @param random 0 to 1
 */
export function nextCheckAt(now: number, intervalMs: number, random: number): number {
  return Math.round(now + intervalMs * (1 + JITTER * (2 * random - 1)));
}

/** A failing watch's interval, in ms: doubled for each further failed check, and a day at most, however long it is set. */
export function failingIntervalMs(intervalMs: number, failedChecks: number): number {
  const doublings = Math.max(0, failedChecks - FAILING_CHECKS + 1);
  return Math.min(LONGEST_PAUSE_MS, intervalMs * 2 ** Math.min(doublings, 20));
}

/** Whether a Retry-After, in ms, announces an outage: it is longer than a check's own tries are apart. */
export function isAnnounced(retryAfterMs: number | null): boolean {
  return retryAfterMs !== null && retryAfterMs > Math.max(...RETRY_STEPS_MS);
}

/** How long a host is left alone that says for how long: up to a day. */
export function pauseMs(retryAfterMs: number): number {
  return Math.min(Math.max(0, retryAfterMs), LONGEST_PAUSE_MS);
}

/**
 * The intervals that a plan offers, in ms, the shortest first: at least the window by its checks, and never less than 15
 * minutes. None where the plan has no checks; a plan whose checks are further apart than all of them offers just that.
 * @param windowMs null for a limit that never resets
 * @param maxChecks null for no limit
 */
export function offeredIntervalsMs(windowMs: number | null, maxChecks: number | null): number[] {
  if (maxChecks !== null && maxChecks < 1) return [];
  const apart = windowMs === null || maxChecks === null ? 0 : windowMs / maxChecks;
  const least = Math.max(SHORTEST_INTERVAL_MS, apart);
  const offered = INTERVALS_MS.filter((interval) => interval >= least);
  return offered.length > 0 ? offered : [Math.ceil(least / DAY) * DAY];
}

/** The shortest offered interval that is not shorter than a wanted one, or else the longest; the wanted one of none. */
export function offeredIntervalMs(wantedMs: number, offered: readonly number[]): number {
  return offered.find((interval) => interval >= wantedMs) ?? offered.at(-1) ?? wantedMs;
}
