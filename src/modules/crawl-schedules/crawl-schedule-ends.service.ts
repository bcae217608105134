import { Injectable, Logger } from '@nestjs/common';
import type { Types } from 'mongoose';
import { SCHEDULE_MESSAGES } from '../../contracts/scraper/crawl-schedule-messages';
import type { ScheduledChange, ScheduledOutcome } from '../../contracts/scraper/crawl-schedules';
import { fetchSentence } from '../../contracts/scraper/fetch-messages';
import { FINISHED_STATUSES, type JobStatus } from '../../contracts/jobs/job-states';
import { AppError } from '../../core/errors/app-error';
import { failuresAfter } from '../../domain/scraper/schedule/failures';
import { unreachedBy } from '../../domain/scraper/unreached';
import { CrawlComparisonService } from '../scraper/crawl-comparison.service';
import { CrawlsService } from '../scraper/crawls.service';
import { CrawlSchedulesRepository } from './crawl-schedules.repository';
import type { ScheduleRecord, StartedRun } from './crawl-schedules.schema';

const BATCH = 50;

type End = Pick<StartedRun, 'error' | 'pages' | 'change'> & { outcome: ScheduledOutcome };

/** Tells schedules what became of their crawls, and what has changed since the ones before. */
@Injectable()
export class CrawlScheduleEndsService {
  private readonly logger = new Logger('Crawl schedules');

  constructor(
    private readonly schedules: CrawlSchedulesRepository,
    private readonly crawls: CrawlsService,
    private readonly comparison: CrawlComparisonService,
  ) {}

  async closeEnded(): Promise<number> {
    let count = 0;
    let after: Types.ObjectId | undefined;
    for (;;) {
      const open = await this.schedules.listOpen(after, BATCH);
      for (const schedule of open) if ((await this.upToDate(schedule)) !== schedule) count += 1;
      after = open.at(-1)?._id;
      if (open.length < BATCH) return count;
    }
  }

  /** The schedule, with what became of its crawl. One that cannot be told of yet keeps no other waiting. */
  async upToDate(schedule: ScheduleRecord): Promise<ScheduleRecord> {
    const { run } = schedule;
    if (!run || (!run.open && !isResumable(run))) return schedule;
    try {
      return (await this.close(schedule, run)) ?? schedule;
    } catch (err) {
      this.logger.error(
        { err, schedule: schedule._id.toHexString() },
        'The end of a scheduled crawl is not told yet',
      );
      return schedule;
    }
  }

  private async close(
    { _id, failures: before, paused }: ScheduleRecord,
    run: StartedRun,
  ): Promise<ScheduleRecord | null> {
    const end = await this.endOf(run);
    if (!end) return run.open ? null : this.schedules.keepRun(_id, run, { $set: { run: reopened(run) } });
    if (!run.open && (end.outcome === run.outcome || end.outcome === 'deleted')) return null;
    const { failures, pause } = failuresAfter(before, end.outcome);
    return this.schedules.keepRun(_id, run, {
      $set: {
        run: { ...reopened(run), open: false, ...end },
        failures,
        ...(pause && !paused && { paused: 'failures' }),
      },
      ...(pause && { $unset: { nextRunAt: 1 } }),
    });
  }

  /** Null while it is under way. */
  private async endOf({ crawl: id }: StartedRun): Promise<End | null> {
    const crawl = await this.crawls.found(id.toHexString()).catch(unlessGone);
    if (!crawl) return { outcome: 'deleted' };
    const { status, error, progress } = crawl;
    if (!(FINISHED_STATUSES as readonly JobStatus[]).includes(status)) return null;
    const pages = progress.visited;
    if (status === 'cancelled') return { outcome: 'cancelled', pages };
    if (status === 'failed')
      return { outcome: 'failed', pages, error: error ?? SCHEDULE_MESSAGES.crawlFailed };
    const unreached = unreachedBy(progress);
    if (unreached) return { outcome: 'failed', pages, error: fetchSentence(unreached) };
    const beforeId = await this.crawls.before(crawl);
    const change = beforeId === null ? null : await this.changeSince(beforeId, id.toHexString());
    return { outcome: 'done', pages, ...(change && { change }) };
  }

  /** Null where the crawl before is deleted at this very moment. */
  private async changeSince(before: string, after: string): Promise<ScheduledChange | null> {
    const figures = await this.comparison.figures(before, after).catch(unlessGone);
    return figures && { against: before, ...figures };
  }
}

/** Whether somebody may have let it go on after its end was told. */
function isResumable({ outcome }: StartedRun): boolean {
  return outcome === 'cancelled' || outcome === 'failed';
}

function reopened({ crawl, startedAt }: StartedRun): StartedRun {
  return { crawl, startedAt, open: true };
}

function unlessGone(error: unknown): null {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
  throw error;
}
