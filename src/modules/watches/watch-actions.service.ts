import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import { WATCH_MESSAGES as SAYS } from '../../contracts/watches/watch-messages';
import type {
  WatchBulkAction,
  WatchBulkView,
  WatchSelection,
  WatchView,
} from '../../contracts/watches/watches';
import { AppError, notFound } from '../../core/errors/app-error';
import { NEW_WATCH } from '../../domain/watches/progress';
import { checksUsed, quotaAsRead } from './check-quota';
import { WatchClock } from './checking/watch-clock';
import { newCheck } from './checking/watch-checking.service';
import { WatchPlansService } from './watch-plans.service';
import { noCheckLeft, noPlaceLeft, type WatchTerms, WatchTermsService } from './watch-terms.service';
import { WatchesRepository } from './watches.repository';
import { WatchesService } from './watches.service';
import type { OpenCheck, WatchRecord } from './watches.schema';

/** Checking, pausing and resuming, one watch or many. */
@Injectable()
export class WatchActionsService {
  constructor(
    private readonly watches: WatchesRepository,
    private readonly service: WatchesService,
    private readonly terms: WatchTermsService,
    private readonly plans: WatchPlansService,
    private readonly clock: WatchClock,
  ) {}

  async check(user: AuthUser, id: string): Promise<WatchView> {
    const terms = await this.terms.of(user, this.clock.now());
    return this.service.view(user, await this.checkNow(user, id, terms));
  }

  async pause(user: AuthUser, id: string): Promise<WatchView> {
    return this.service.view(user, await this.pauseNow(user, id));
  }

  async resume(user: AuthUser, id: string): Promise<WatchView> {
    const terms = await this.terms.of(user, this.clock.now());
    return this.service.view(user, await this.resumeNow(user, id, terms));
  }

  /** One after the other; what is refused is told of each, and keeps none of the others. */
  async bulk(user: AuthUser, action: WatchBulkAction, selection: WatchSelection): Promise<WatchBulkView> {
    const ids = await this.service.selected(user, selection);
    const terms = await this.terms.of(user, this.clock.now());
    const doOne: Record<WatchBulkAction, (id: string) => Promise<unknown>> = {
      pause: (id) => this.pauseNow(user, id),
      resume: (id) => this.resumeNow(user, id, terms),
      check: (id) => this.checkNow(user, id, terms),
      delete: (id) => this.service.removeNow(user, id),
    };
    const done: string[] = [];
    const refused: WatchBulkView['refused'] = [];
    for (const id of ids) {
      try {
        await doOne[action](id);
        done.push(id);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        refused.push({ id, sentence: refusalOf(error) });
      }
    }
    return { done, refused };
  }

  /** Counts it and makes it due, in one write. */
  private async checkNow(user: AuthUser, id: string, terms: WatchTerms): Promise<WatchRecord> {
    for (;;) {
      const watch = await this.service.existing(user, id);
      if (watch.place === undefined) throw new AppError('CONFLICT', SAYS.paused);
      const now = this.clock.now();
      if (watch.check?.failed && !(watch.claim && watch.claim.until > now)) {
        const begun = await this.tryNow(user, watch, watch.check, now);
        if (begun) return begun;
        continue;
      }
      if (watch.check) throw new AppError('CONFLICT', SAYS.checkUnderWay);
      const { checks } = terms;
      const used = checksUsed(watch, terms);
      if (checks && used >= checks.most) throw noCheckLeft(checks, used);
      const begun = await this.watches.update(
        user.id,
        id,
        { check: { $exists: false }, place: { $exists: true }, ...quotaAsRead(watch) },
        {
          $set: {
            check: newCheck(now, { manual: true, window: checks?.window }),
            nextCheckAt: now,
            ...(checks && { quota: { window: checks.window, used: used + 1 } }),
          },
          $unset: { claim: 1 },
        },
      );
      if (begun) return begun;
    }
  }

  /** A check that waits for its next try goes on at once: it is counted already. */
  private tryNow(
    user: AuthUser,
    { _id }: WatchRecord,
    check: OpenCheck,
    now: Date,
  ): Promise<WatchRecord | null> {
    return this.watches.update(
      user.id,
      _id.toHexString(),
      { 'check._id': check._id, 'check.notBefore': check.notBefore, place: { $exists: true } },
      { $set: { nextCheckAt: now, 'check.notBefore': now }, $unset: { claim: 1 } },
    );
  }

  private async pauseNow(user: AuthUser, id: string): Promise<WatchRecord> {
    const watch = await this.service.existing(user, id);
    if (watch.place === undefined) return watch;
    const paused = await this.watches.update(
      user.id,
      id,
      {},
      {
        $set: { state: 'paused', pausedBy: 'owner' },
        $unset: { place: 1, nextCheckAt: 1, claim: 1, check: 1 },
      },
    );
    if (!paused) throw notFound();
    return paused;
  }

  /** What it knew of failures is forgotten: the page is looked at anew, against the baseline that it had. */
  private async resumeNow(user: AuthUser, id: string, terms: WatchTerms): Promise<WatchRecord> {
    const watch = await this.service.existing(user, id);
    if (watch.place !== undefined) return watch;
    await this.plans.fitIfOver(user.id, terms);
    const standing = watch.baseline ? ('unchanged' as const) : NEW_WATCH.standing;
    const resumed = await this.watches.resume(user.id, id, terms.allowed, {
      state: standing,
      progress: { ...NEW_WATCH, standing, hasBaseline: watch.baseline !== undefined },
      nextCheckAt: this.clock.now(),
    });
    if (!resumed) throw noPlaceLeft(terms, await this.watches.countActive(user.id));
    // Another call has resumed it.
    return resumed.written ?? this.service.existing(user, id);
  }
}

function refusalOf(error: AppError): string {
  if (error.code === 'NOT_FOUND') return SAYS.gone;
  if (error.code !== 'LIMIT_REACHED') return error.message;
  return error.details?.['field'] === 'maxCheckPerUrl' ? SAYS.noChecksLeft : SAYS.placesFull;
}
