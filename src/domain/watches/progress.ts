import type {
  WatchCheckResult,
  WatchEvent,
  WatchProgress,
  WatchStanding,
  WatchStep,
} from '../../contracts/watches/watch-progress';
import { isBrokenStatus } from './field-rules';
import {
  FAILING_CHECKS,
  failingIntervalMs,
  GIVE_UP_MS,
  isAnnounced,
  nextCheckAt,
  pauseMs,
  RETRY_STEPS_MS,
} from './schedule';

type Read = Extract<WatchCheckResult, { kind: 'read' }>;
type Failed = Extract<WatchCheckResult, { kind: 'failed' }>;

interface At {
  /** In ms since 1970. */
  now: number;
  intervalMs: number;
  /** 0 to 1. */
  random: number;
}

/** Of a watch that was just added, or begins anew with another baseline. */
export const NEW_WATCH: Readonly<WatchProgress> = {
  standing: 'baseline',
  hasBaseline: false,
  tries: 0,
  failedChecks: 0,
  failedSince: null,
  toldFailing: false,
  toldStatus: null,
};

const EVENTS: Readonly<Record<Read['found'], WatchEvent>> = {
  baseline: 'baseline',
  nothing: 'unchanged',
  'seen-once': 'seen-once',
  change: 'changed',
};
const STANDINGS: Readonly<Record<Read['found'], WatchStanding>> = {
  baseline: 'baseline',
  nothing: 'unchanged',
  'seen-once': 'unchanged',
  change: 'changed',
};

/** What follows from a fetch: the reducer of a watch's checks. */
export function afterFetch(progress: WatchProgress, result: WatchCheckResult, at: At): WatchStep {
  if (result.kind === 'read') return afterRead(progress, result, at);
  const retry = RETRY_STEPS_MS[progress.tries];
  const asked = pauseMs(result.retryAfterMs ?? 0);
  // What a site announces needs no other try to be believed.
  if (retry === undefined || isAnnounced(result.retryAfterMs)) return afterFailedCheck(progress, result, at);
  return {
    progress: { ...progress, tries: progress.tries + 1 },
    ...{ event: 'retry', recovered: false, nextAt: at.now + Math.max(retry, asked) },
  };
}

function afterRead(progress: WatchProgress, { found }: Read, { now, intervalMs, random }: At): WatchStep {
  return {
    progress: { ...NEW_WATCH, standing: STANDINGS[found], hasBaseline: true },
    event: EVENTS[found],
    recovered: progress.toldFailing || progress.toldStatus !== null,
    nextAt: nextCheckAt(now, intervalMs, random),
  };
}

/** All tries of the check have failed. */
function afterFailedCheck(before: WatchProgress, result: Failed, { now, intervalMs, random }: At): WatchStep {
  const failedChecks = before.failedChecks + 1;
  const failedSince = before.failedSince ?? now;
  const event = eventOf({ ...before, failedChecks }, result, now - failedSince);
  const toldStatus = event === 'status' ? result.status : before.toldStatus;
  const wait = failingIntervalMs(intervalMs, failedChecks);
  const next = Math.max(nextCheckAt(now, wait, random), now + pauseMs(result.retryAfterMs ?? 0));
  const isFailing = failedChecks >= FAILING_CHECKS || toldStatus !== null;
  return {
    progress: {
      ...before,
      standing: isFailing ? 'failing' : before.standing,
      tries: 0,
      failedChecks,
      failedSince,
      toldFailing: before.toldFailing || event === 'failing',
      toldStatus,
    },
    ...{ event, recovered: false, nextAt: event === 'gave-up' ? null : next },
  };
}

function eventOf(progress: WatchProgress, { status }: Failed, failedForMs: number): WatchEvent {
  if (failedForMs >= GIVE_UP_MS) return 'gave-up';
  const isNews = status !== null && isBrokenStatus(status) && !isAlike(status, progress.toldStatus);
  if (isNews && progress.hasBaseline) return 'status';
  const isTold = progress.toldFailing || progress.toldStatus !== null;
  return progress.failedChecks >= FAILING_CHECKS && !isTold ? 'failing' : 'failed';
}

/** Gone is gone, and broken is broken, whatever the number. */
function isAlike(status: number, told: number | null): boolean {
  return told !== null && status >= 500 === told >= 500;
}
