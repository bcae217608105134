import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { Types } from 'mongoose';
import type { AuthUser } from '../../contracts/access/access';
import { SCHEDULE_MESSAGES as SAYS } from '../../contracts/scraper/crawl-schedule-messages';
import type { CrawlScheduleView } from '../../contracts/scraper/crawl-schedules';
import { StartCrawlDto } from '../../contracts/scraper/crawls.dto';
import type { ErrorCode } from '../../contracts/error-codes';
import { fetchSentence } from '../../contracts/scraper/fetch-messages';
import { FINISHED_STATUSES, type JobStatus } from '../../contracts/jobs/job-states';
import type { VisitFailure } from '../../contracts/scraper/crawls';
import { AppError, notFound } from '../../core/errors/app-error';
import { validateDto } from '../../core/validation/validate-dto';
import { failuresAfter, hasWaitedTooLong } from '../../domain/scraper/schedule/failures';
import { nextRun } from '../../domain/scraper/schedule/next-run';
import { CrawlsService } from '../scraper/crawls.service';
import { RobotsTestService } from '../scraper/robots-test.service';
import { UsersService } from '../users/users.service';
import { type ClaimedSchedule, CrawlSchedulesRepository } from './crawl-schedules.repository';
import type { ScheduleClaim, ScheduleRecord } from './crawl-schedules.schema';
import { toScheduleView } from './crawl-schedules.views';

const BATCH = 20;
/** Who has not started a crawl by then has died. */
const CLAIM_MS = 2 * 60_000;
const WAIT_MS = 60_000;
/** What keeps each page of a site from being fetched, whenever it is tried. */
const FOR_GOOD: readonly VisitFailure[] = ['scheme', 'credentials', 'port', 'address'];

/** What says nothing of the schedule, and may pass. */
const OURS: readonly ErrorCode[] = ['DISK_FULL', 'UNAVAILABLE', 'INTERNAL'];

/** A run that is not to be: the sentence says why. */
class NotStarted extends Error {
  constructor(
    readonly reason: string,
    readonly skipped = false,
  ) {
    super(reason);
  }
}

/**
 * Starts the crawls of schedules. Each run is one process's: it claims the schedule, which moves the next time on in the
 * same write, and names the crawl before it starts it, so that whoever goes on after its death starts the same one.
 */
@Injectable()
export class CrawlScheduleRunsService {
  private readonly logger = new Logger('Crawl schedules');

  constructor(
    private readonly schedules: CrawlSchedulesRepository,
    private readonly crawls: CrawlsService,
    private readonly robots: RobotsTestService,
    private readonly users: UsersService,
  ) {}

  /** Starts what is due. A run that was missed while nothing worked is started once, however often it was missed. */
  async runDue(now: Date): Promise<number> {
    let count = 0;
    for (;;) {
      const due = await this.schedules.listDue(now, BATCH);
      const begun = await Promise.all(due.map((schedule) => this.begin(schedule, now)));
      count += begun.filter(Boolean).length;
      if (due.length < BATCH || !begun.some(Boolean)) return count;
    }
  }

  /** Out of turn, for its owner; what keeps it from starting is the answer. */
  async runNow(admin: AuthUser, id: string): Promise<CrawlScheduleView> {
    const now = new Date();
    const schedule = await this.schedules.find(admin.id, id);
    if (!schedule) throw notFound();
    const claimed = await this.schedules.claimNow(schedule, newClaim(now, now));
    if (!claimed) throw new AppError('CONFLICT', schedule.claim?.reason ?? SAYS.beingStarted);
    try {
      if (await this.predecessor(claimed)) throw new AppError('CONFLICT', SAYS.stillRuns);
      await this.startClaimed(claimed, admin, now);
    } catch (error) {
      await this.schedules.endClaim(claimed._id, claimed.claim.token, {});
      throw error;
    }
    const after = await this.schedules.find(admin.id, id);
    if (!after) throw notFound();
    return toScheduleView(after);
  }

  /** Whether this process had the turn. */
  private async begin(schedule: ScheduleRecord, now: Date): Promise<boolean> {
    const claimed = await this.claim(schedule, now);
    if (!claimed) return false;
    try {
      const owner = await this.ownerOf(claimed);
      // What another process has begun is no question any more.
      if ((await this.statusOf(claimed.claim.crawl)) === null) await this.judge(claimed, owner);
      await this.startClaimed(claimed, owner, now);
    } catch (error) {
      await this.notStarted(claimed, now, error);
    }
    return true;
  }

  private claim(schedule: ScheduleRecord, now: Date): Promise<ClaimedSchedule | null> {
    const { claim: left, nextRunAt, repeat } = schedule;
    if (!left)
      return this.schedules.claimDue(schedule, newClaim(nextRunAt ?? now, now), nextRun(repeat, now));
    const { dueAt, crawl } = left;
    const again = { ...newClaim(dueAt, now), crawl };
    return this.schedules.claimAgain(schedule, left, again);
  }

  /** Throws where the run is not to be. The site is asked last: one that waits must not ask it each minute. */
  private async judge(schedule: ClaimedSchedule, owner: AuthUser): Promise<void> {
    const before = await this.predecessor(schedule);
    if (before) throw new NotStarted(before === 'paused' ? SAYS.skippedPaused : SAYS.skipped, true);
    await this.crawls.assertMayStart(owner);
    const { mode, robots, startUrl } = schedule.options;
    if (mode !== 'site') return;
    const said = await this.robots.test({ address: startUrl }).catch(() => null);
    // What may pass is left to the crawl, which asks again.
    if (!said) return;
    if (said.failure && FOR_GOOD.includes(said.failure))
      throw new NotStarted(SAYS.refused(fetchSentence(said.failure)));
    if (robots && !said.failure && !said.allowed) throw new NotStarted(SAYS.robotsForbids(startUrl));
  }

  /** The status of the crawl before where it is still under way. */
  private async predecessor({ run }: ScheduleRecord): Promise<JobStatus | null> {
    const status = run ? await this.statusOf(run.crawl) : null;
    return status && (FINISHED_STATUSES as readonly JobStatus[]).includes(status) ? null : status;
  }

  /** Null where there is no such crawl. */
  private async statusOf(crawl: Types.ObjectId): Promise<JobStatus | null> {
    try {
      return (await this.crawls.found(crawl.toHexString())).status;
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }

  private async ownerOf({ owner }: ScheduleRecord): Promise<AuthUser> {
    const user = await this.users.activeUser(owner.toHexString());
    if (!user) throw new NotStarted(SAYS.ownerInactive);
    if (user.role !== 'admin') throw new NotStarted(SAYS.ownerNotAdmin);
    return user;
  }

  /** By the rules of today: options that came later have their usual values. */
  private async startClaimed(schedule: ClaimedSchedule, owner: AuthUser, now: Date): Promise<void> {
    const { _id, options, listed, claim } = schedule;
    const entered = validateDto(StartCrawlDto, { ...options, addresses: listed });
    await this.crawls.startScheduled(owner, entered, { _id: claim.crawl, schedule: _id });
    const run = { crawl: claim.crawl, startedAt: now, open: true };
    await this.schedules.endClaim(_id, claim.token, { $set: { run }, $unset: { notStarted: 1 } });
  }

  private async notStarted(schedule: ClaimedSchedule, now: Date, error: unknown): Promise<void> {
    const { _id, claim } = schedule;
    const isLate = hasWaitedTooLong(claim.dueAt, now);
    const isRefused = error instanceof AppError ? !OURS.includes(error.code) : error instanceof NotStarted;
    if (!isRefused && !isLate) {
      // The claim stays: it is tried again.
      this.logger.error(
        { err: error, schedule: _id.toHexString() },
        'A scheduled crawl could not be started',
      );
      return;
    }
    if (error instanceof AppError && error.code === 'TOO_MANY_JOBS' && !isLate) {
      const { token, dueAt } = claim;
      const crawl = new Types.ObjectId();
      const waits = { token, dueAt, crawl, until: later(now, WAIT_MS), reason: SAYS.waits };
      if (!(await this.schedules.keepWaiting(_id, token, waits)))
        await this.schedules.endClaim(_id, token, {});
      return;
    }
    const skipped = error instanceof NotStarted && error.skipped;
    const notStarted = { at: now, reason: reasonOf(error), skipped };
    if (skipped) {
      await this.schedules.endClaim(_id, claim.token, { $set: { notStarted } });
      return;
    }
    const { failures, pause } = failuresAfter(schedule.failures, 'refused');
    await this.schedules.endClaim(_id, claim.token, {
      $set: { notStarted, failures, ...(pause && { paused: 'failures' }) },
      ...(pause && { $unset: { nextRunAt: 1 } }),
    });
  }
}

function newClaim(dueAt: Date, now: Date): ScheduleClaim {
  return { token: randomUUID(), dueAt, crawl: new Types.ObjectId(), until: later(now, CLAIM_MS) };
}

function later(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds);
}

function reasonOf(error: unknown): string {
  if (error instanceof NotStarted) return error.reason;
  if (!(error instanceof AppError) || OURS.includes(error.code)) return SAYS.couldNotStart;
  if (error.code === 'TOO_MANY_JOBS') return SAYS.waitedTooLong;
  return SAYS.refused(Object.values(error.errors ?? {})[0] ?? error.message);
}
