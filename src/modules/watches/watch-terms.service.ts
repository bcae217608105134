import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import { MESSAGES } from '../../contracts/messages';
import type { LimitReached } from '../../contracts/plans/plans';
import type { LimitTime } from '../../contracts/usage/limits';
import { WATCH_MESSAGES } from '../../contracts/watches/watch-messages';
import { MAX_ADMIN_WATCHES } from '../../contracts/watches/watches';
import { AppError } from '../../core/errors/app-error';
import { allowanceOf } from '../../domain/usage/limits';
import { windowEndOf } from '../../domain/usage/windows';
import { offeredIntervalMs, offeredIntervalsMs } from '../../domain/watches/schedule';
import { type LimitWindow, UsageService } from '../usage/usage.service';

const TOOL = 'content-detection';
const MINUTE_MS = 60_000;

/** Checks of each watch in the present window. */
export interface CheckAllowance {
  most: number;
  time: LimitTime;
  window: Date;
  /** When it is over; null for a lifetime. */
  resetAt: Date | null;
}

/** What somebody may watch now. */
export interface WatchTerms {
  /** Watches that are not paused. */
  allowed: number;
  /** Null for who is not counted. */
  checks: CheckAllowance | null;
  /** In ms, the shortest first; none where the plan has no checks. */
  intervals: number[];
  /** Plans do not count admins. */
  isAdmin: boolean;
}

/** What plans let users watch. */
@Injectable()
export class WatchTermsService {
  constructor(private readonly usage: UsageService) {}

  async of(user: Pick<AuthUser, 'id'>, now: Date): Promise<WatchTerms> {
    return (await this.ofMany([user.id], now)).get(user.id) ?? termsOf(null);
  }

  /** Who is gone is absent. */
  async ofMany(ids: readonly string[], now: Date): Promise<Map<string, WatchTerms>> {
    const windows = await this.usage.windowsOf(ids, TOOL, now);
    return new Map([...windows].map(([id, window]) => [id, termsOf(window)]));
  }
}

/** How long a wanted interval is under these terms. */
export function actualIntervalMs(wantedMinutes: number, { intervals }: WatchTerms): number {
  return offeredIntervalMs(wantedMinutes * MINUTE_MS, intervals);
}

/** The refusal of a watch that would be one too many. */
export function noPlaceLeft({ allowed, checks, isAdmin }: WatchTerms, active: number): AppError {
  if (isAdmin) return new AppError('CONFLICT', WATCH_MESSAGES.adminFull);
  return limitReached({
    currentCount: active,
    totalCount: allowed,
    field: 'maxUrlToWatch',
    time: checks?.time ?? '1 day',
  });
}

/** The refusal of a check of a watch that has none left. */
export function noCheckLeft({ most, time, resetAt }: CheckAllowance, used: number): AppError {
  return limitReached({
    ...{ currentCount: used, totalCount: most, field: 'maxCheckPerUrl', time },
    ...(resetAt && { resetsAt: resetAt.toISOString() }),
  });
}

function limitReached(details: Omit<LimitReached, 'moduleId' | 'requested'>): AppError {
  const whole: LimitReached = { moduleId: TOOL, requested: 1, ...details };
  return new AppError('LIMIT_REACHED', MESSAGES.limitReached, { details: { ...whole } });
}

function termsOf(window: LimitWindow | 'uncounted' | null): WatchTerms {
  if (window === 'uncounted') {
    const intervals = offeredIntervalsMs(null, null);
    return { allowed: MAX_ADMIN_WATCHES, checks: null, intervals, isAdmin: true };
  }
  const limit = window?.limit ?? { time: '1 day' as const };
  const most = allowanceOf(TOOL, limit, 'maxCheckPerUrl');
  const start = window?.windowStart ?? new Date(0);
  const resetAt = windowEndOf(limit.time, start);
  const windowMs = resetAt && resetAt.getTime() - start.getTime();
  return {
    allowed: Math.min(allowanceOf(TOOL, limit, 'maxUrlToWatch'), MAX_ADMIN_WATCHES),
    checks: { most, time: limit.time, window: start, resetAt },
    intervals: offeredIntervalsMs(windowMs, most),
    isAdmin: false,
  };
}
