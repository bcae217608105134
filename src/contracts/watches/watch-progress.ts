import type { WatchOutcome } from './watch-content';

/** Of a watch that is not paused, by its last check; `baseline` until one has compared something. */
export const WATCH_STANDINGS = ['baseline', 'unchanged', 'changed', 'failing'] as const;
export type WatchStanding = (typeof WATCH_STANDINGS)[number];

/** What a watch remembers between checks to decide what comes next. */
export interface WatchProgress {
  standing: WatchStanding;
  /** Whether a version is kept that others are compared with. */
  hasBaseline: boolean;
  /** Fetches of the check under way that have failed. */
  tries: number;
  /** Checks in a row that failed with all of their tries. */
  failedChecks: number;
  /** When the first of those ended, in ms since 1970; null with none. */
  failedSince: number | null;
  /** Whether the owner was told that the page can't be read, so that recovery is told too. */
  toldFailing: boolean;
  /** The status of a page that was told to be gone or broken; null where none was. */
  toldStatus: number | null;
}

/** How one fetch of a check ended, with its confirmation where it needed one. */
export type WatchCheckResult =
  | { kind: 'read'; found: 'baseline' | 'nothing' | 'seen-once' | 'change' }
  | {
      kind: 'failed';
      outcome: Exclude<WatchOutcome, 'ok'>;
      /** Of the answer; null without one. */
      status: number | null;
      /** What its Retry-After asks for; null where it says nothing. */
      retryAfterMs: number | null;
    };

/**
 * What a check comes to: `retry` is no end of one. `status`: the page is gone or broken, confirmed, and this is a critical
 * change of its status; `failing`: three checks failed; `recovered`: it was told to fail, and is read again;
 * `gave-up`: it is paused after 14 days.
 */
export const WATCH_EVENTS = [
  'baseline',
  'unchanged',
  'seen-once',
  'changed',
  'retry',
  'failed',
  'status',
  'failing',
  'gave-up',
] as const;
export type WatchEvent = (typeof WATCH_EVENTS)[number];

/** What follows from one result. */
export interface WatchStep {
  progress: WatchProgress;
  event: WatchEvent;
  /** Whether the owner is told that the page is read again, besides the event. */
  recovered: boolean;
  /** When the page is fetched next, in ms since 1970; null where the watch is paused. */
  nextAt: number | null;
}
