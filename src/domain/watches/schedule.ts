/** A failed fetch of a check is tried again after these, in ms. */
export const RETRY_STEPS_MS = [30_000, 2 * 60_000, 10 * 60_000] as const;

/**
 * When a watch is checked next: its interval from now, and up to a tenth sooner or later, so that watches that were added
 * together do not stay together.
 * @param random 0 to 1
 */
export function nextCheckAt(_now: number, _intervalMs: number, _random: number): number {
  throw new Error('to come');
}

/** A failing watch's interval: doubled for each further failed check, up to a day. */
export function failingIntervalMs(_intervalMs: number, _failedChecks: number): number {
  throw new Error('to come');
}

/** How long a host is left alone that says for how long: up to a day. */
export function pauseMs(_retryAfterMs: number): number {
  throw new Error('to come');
}

/**
 * The intervals that a plan offers, in ms, the shortest first: at least the window by its checks, and never less than 15
 * minutes.
 * @param windowMs null for a limit that never resets
 * @param maxChecks null for no limit
 */
export function offeredIntervalsMs(_windowMs: number | null, _maxChecks: number | null): number[] {
  throw new Error('to come');
}

/** The offered interval that is nearest to a wanted one, and not shorter than it where there is such a one. */
export function offeredIntervalMs(_wantedMs: number, _offered: readonly number[]): number {
  throw new Error('to come');
}
