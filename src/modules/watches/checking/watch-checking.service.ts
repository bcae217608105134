import { Injectable, Logger } from '@nestjs/common';
import { Types } from 'mongoose';
import { canUseTool } from '../../../domain/access/access';
import { UsersService } from '../../users/users.service';
import { NotNow, WatchFetchingService } from '../fetching/watch-fetching.service';
import type { WatchFetched } from '../fetching/fetch-answers';
import { type ClaimedWatch, WatchClaimsRepository } from '../watch-claims.repository';
import { actualIntervalMs, type WatchTerms, WatchTermsService } from '../watch-terms.service';
import { WatchesRepository } from '../watches.repository';
import type { OpenCheck, WatchRecord } from '../watches.schema';
import { checksUsed } from '../check-quota';
import { WatchCheckEndsService } from './watch-check-ends.service';
import { WatchClock } from './watch-clock';
import { WatchPageService } from './watch-page.service';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** A fetch that equal watches share is younger than a tenth of the interval, and than this. */
const SHARED_MS = 5 * MINUTE_MS;
const SHARED_OF_INTERVAL = 0.1;
/** So long a check waits for its host within its look; beyond, it makes room for others. */
const PATIENCE_MS = 2_000;
/** Those whose checks are counted anew at one moment are checked within this time. */
const WINDOW_SPREAD_MS = HOUR_MS;
/** Before an owner who may not watch is looked at again. */
const NOBODY_MS = 6 * HOUR_MS;
/** Between two looks at a page that fails and has no check left; nine tenths of it, as intervals vary. */
const FREE_MS = DAY_MS;
const FREE_SHARE = 0.9;
/** Before a step that failed here is tried again. */
const OURS_MS = MINUTE_MS;

/** It was paused, changed or deleted, or another worker has it. */
class ClaimLost extends Error {}
/** The window's checks are used up. */
class NoChecksLeft extends Error {}

/**
 * One step of one check: a fetch, and what follows from it. What a check still waits for (calibration, confirmation, a try)
 * is a time in the database, not in memory.
 */
@Injectable()
export class WatchCheckingService {
  private readonly logger = new Logger('Watches');

  constructor(
    private readonly claims: WatchClaimsRepository,
    private readonly watches: WatchesRepository,
    private readonly users: UsersService,
    private readonly terms: WatchTermsService,
    private readonly fetching: WatchFetchingService,
    private readonly pages: WatchPageService,
    private readonly ends: WatchCheckEndsService,
    private readonly clock: WatchClock,
  ) {}

  /**
   * Whatever happens, the watch is given back with a time; one that is cut off is due at once.
   * @param hasAsked called once it has the turn at its host, or is told that it has to wait a moment
   */
  async step(watch: ClaimedWatch, signal: AbortSignal, hasAsked: () => void): Promise<void> {
    try {
      await this.inTurn(watch, signal, hasAsked);
    } catch (error) {
      const now = this.clock.now();
      if (error instanceof ClaimLost) return;
      if (error instanceof NotNow) {
        const turn = await this.fetching.nextTurn(error, now, watch.turn);
        await this.claims.release(watch, turn.at, turn);
      } else if (signal.aborted) await this.claims.release(watch, now);
      else {
        this.logger.error(
          { err: error, watch: watch._id.toHexString() },
          'A watched page could not be checked',
        );
        await this.claims.release(watch, new Date(now.getTime() + OURS_MS));
      }
    }
  }

  /** Who comes to a host just before it may be asked waits for that: looks are as far apart as its turns. */
  private async inTurn(watch: ClaimedWatch, signal: AbortSignal, hasAsked: () => void): Promise<void> {
    try {
      await this.checked(watch, signal, hasAsked);
    } catch (error) {
      if (!(error instanceof NotNow) || error.isOwn) throw error;
      const waitMs = error.until.getTime() - this.clock.now().getTime();
      if (waitMs > PATIENCE_MS) throw error;
      hasAsked();
      await this.clock.wait(Math.max(0, waitMs), signal);
      await this.checked(watch, signal, hasAsked);
    }
  }

  private async checked(watch: ClaimedWatch, signal: AbortSignal, hasAsked: () => void): Promise<void> {
    const owner = watch.user.toHexString();
    const now = this.clock.now();
    const user = await this.users.activeUser(owner);
    if (!user || !canUseTool(user, 'content-detection')) {
      await this.claims.release(watch, new Date(now.getTime() + NOBODY_MS * (1 + this.clock.random())));
      return;
    }
    const terms = await this.terms.of(user, now);
    if (!watch.check && !hasCheckLeft(watch, terms) && !isFree(watch, now)) {
      return this.waitForWindow(watch, terms);
    }
    let begun = watch;
    const begin = async () => {
      begun = await this.begin(watch, terms);
    };
    try {
      const wanted = await this.wanted(watch, terms, signal);
      const fetched = await this.fetching.fetch({ ...wanted, hasAsked }, begin);
      await this.found(this.counted(begun, fetched), fetched, terms);
    } catch (error) {
      if (error instanceof NoChecksLeft) return this.waitForWindow(watch, terms);
      throw error;
    }
  }

  private async wanted(watch: ClaimedWatch, terms: WatchTerms, signal: AbortSignal) {
    const { url, addressKey, check, lastCheck, wholeAt, validators } = watch;
    const now = this.clock.now().getTime();
    const age = Math.min(actualIntervalMs(watch.intervalMinutes, terms) * SHARED_OF_INTERVAL, SHARED_MS);
    const since = Math.max(now - age, check?.notBefore.getTime() ?? 0, (lastCheck?.at.getTime() ?? 0) + 1);
    const isWholeDue = wholeAt === undefined || now - wholeAt.getTime() >= DAY_MS;
    const isConditional = watch.baseline && !isWholeDue && (check?.stage ?? 'read') === 'read';
    return {
      ...{ url, addressKey, signal },
      ...(isConditional && validators && { validators }),
      sharedSince: new Date(since),
      share: await this.watches.hasOthers(addressKey, watch._id),
      // A check under way, or one that somebody asked for, may come between those that wait.
      isLast: !check && !watch.turn,
      now: () => this.clock.now(),
    };
  }

  /** Counts the check where it begins; one that is under way is counted already. */
  private async begin(watch: ClaimedWatch, terms: WatchTerms): Promise<ClaimedWatch> {
    if (watch.check) return watch;
    const now = this.clock.now();
    const counted = hasCheckLeft(watch, terms) ? terms.checks : null;
    if (!counted && terms.checks && !isFree(watch, now)) throw new NoChecksLeft();
    const check = newCheck(now, { manual: false, window: counted?.window });
    const used = checksUsed(watch, terms) + 1;
    const begun = await this.claims.update(watch, {
      $set: { check, ...(counted && { quota: { window: counted.window, used } }) },
    });
    if (!begun) throw new ClaimLost();
    return begun;
  }

  /** The check with what this fetch took. */
  private counted(watch: ClaimedWatch, { milliseconds, bytes, shared }: WatchFetched): ClaimedWatch {
    const { check } = watch;
    if (!check) return watch;
    const fetches = check.fetches + 1;
    const figures = { milliseconds: check.milliseconds + milliseconds, bytes: check.bytes + bytes };
    return { ...watch, check: { ...check, ...figures, fetches, shared: check.shared || shared } };
  }

  private async found(watch: ClaimedWatch, fetched: WatchFetched, terms: WatchTerms): Promise<void> {
    const { check } = watch;
    if (!check) throw new ClaimLost();
    const next = await this.pages.judge(watch, check, fetched, this.clock.now());
    if (next.kind === 'result') return this.ends.end(watch, check, next, terms);
    if (next.kind === 'whole') return this.goOn(watch, { ...check }, 0, { $unset: { validators: 1 } });
    const { failed: _made, ...good } = check;
    const { kind: stage, version, delayMs, again } = next;
    const looks = again && { looks: (check.looks ?? 0) + 1 };
    const learned = again && { $set: { slots: again.slots } };
    await this.goOn(watch, { ...good, ...looks, stage, version }, delayMs, { ...learned });
  }

  /** The check goes on with another fetch. */
  private async goOn(
    watch: ClaimedWatch,
    check: OpenCheck,
    delayMs: number,
    more: { $set?: Pick<WatchRecord, 'slots'>; $unset?: object },
  ): Promise<void> {
    const notBefore = new Date(this.clock.now().getTime() + delayMs);
    const change = {
      $set: { ...more.$set, check: { ...check, notBefore }, nextCheckAt: notBefore },
      $unset: { ...more.$unset, claim: 1 },
    };
    const kept = await this.claims.update(watch, change);
    if (!kept && check.version) await this.ends.cleanUp(watch, [check.version]);
  }

  /** Null where they are never counted anew: the watch is due again when its plan allows more. */
  private async waitForWindow(watch: ClaimedWatch, { checks }: WatchTerms): Promise<void> {
    const resetAt = checks?.resetAt?.getTime() ?? Infinity;
    const spread = this.clock.random() * Math.min(WINDOW_SPREAD_MS, watch.intervalMinutes * MINUTE_MS);
    const freeAt = isFailing(watch) && watch.lastCheck ? watch.lastCheck.at.getTime() + FREE_MS : Infinity;
    const next = Math.min(resetAt + spread, freeAt);
    await this.claims.release(watch, next === Infinity ? null : new Date(next));
  }
}

export function newCheck(
  now: Date,
  { manual, window }: { manual: boolean; window: Date | undefined },
): OpenCheck {
  return {
    _id: new Types.ObjectId(),
    startedAt: now,
    manual,
    ...(window && { window }),
    ...{ stage: 'read', notBefore: now, fetches: 0, milliseconds: 0, bytes: 0, shared: false },
  };
}

/** A page that fails is looked at once a day, whatever its plan has left. */
function isFree(watch: WatchRecord, now: Date): boolean {
  return isFailing(watch) && now.getTime() - (watch.lastCheck?.at.getTime() ?? 0) >= FREE_MS * FREE_SHARE;
}

function isFailing({ progress }: WatchRecord): boolean {
  return progress.failedChecks > 0;
}

function hasCheckLeft(watch: ClaimedWatch, terms: WatchTerms): boolean {
  return terms.checks === null || checksUsed(watch, terms) < terms.checks.most;
}
