import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { AuthUser } from '../../contracts/access/access';
import { FINISHED_STATUSES, type JobStatus } from '../../contracts/jobs/job-states';
import type { JobView } from '../../contracts/jobs/jobs';
import { READING_MESSAGES } from '../../contracts/readings/reading-messages';
import {
  MAX_READING_BYTES,
  READING_PAGES,
  READING_RETENTION_DAYS,
  type ReadingView,
} from '../../contracts/readings/readings';
import type { ReadingDto } from '../../contracts/readings/readings.dto';
import type { ListPage, ListRequest } from '../../core/database/list-page';
import { AppError, fieldsRefused, notFound } from '../../core/errors/app-error';
import { JobsService } from '../jobs/jobs.service';
import { CrawlPagesService } from '../scraper/crawl-pages.service';
import { CrawlsService } from '../scraper/crawls.service';
import { SitePagesService } from '../scraper/site-pages.service';
import { ReadingDeletionService } from './reading-deletion.service';
import { type CheckedReading, checkedReading, readingOfList } from './reading-options';
import { type ReadingFilter, ReadingsRepository } from './readings.repository';
import type { ReadingRecord } from './readings.schema';
import { toReadingView } from './readings.views';

/** A reading that has no job by then never gets one: its start broke off. */
const STARTING_MS = 5 * 60_000;
const DAY_MS = 86_400_000;
const PAGE = 20;

/** What users do with readings of sites: each has those of his own. */
@Injectable()
export class ReadingsService {
  constructor(
    private readonly readings: ReadingsRepository,
    private readonly deletion: ReadingDeletionService,
    private readonly jobs: JobsService,
    private readonly crawls: CrawlsService,
    private readonly crawlPages: CrawlPagesService,
    private readonly pages: SitePagesService,
  ) {}

  /** The reading first, in its owner's only place for an unfinished one, then its job: a worker that takes that finds it. */
  async start(owner: AuthUser, entered: ReadingDto): Promise<ReadingView> {
    const checked = await this.checked(owner, entered);
    await this.jobs.assertMayCreate(owner);
    if ((await this.readings.bytesOf(owner.id)) >= MAX_READING_BYTES)
      throw new AppError('CONFLICT', READING_MESSAGES.full);
    const record = newReading(owner, checked);
    await this.insert(owner, record);
    try {
      await this.pages.addList(record._id, checked.addresses);
      record.job = await this.createJob(owner, record);
      await this.readings.setJob(record._id, record.job);
    } catch (error) {
      await this.deletion.deleteInBackground(record);
      throw error;
    }
    return toReadingView(record);
  }

  async list(owner: AuthUser, list: ListRequest<ReadingFilter>): Promise<ListPage<ReadingView>> {
    const { items, total } = await this.readings.listOwned(owner.id, list);
    const records = await Promise.all(items.map((record) => this.refreshed(record)));
    return { items: records.map(toReadingView), total };
  }

  async get(owner: AuthUser, id: string): Promise<ReadingView> {
    return toReadingView(await this.found(owner, id));
  }

  /** It is gone at once; what it holds goes in batches. Its job goes with it. */
  async remove(owner: AuthUser, id: string): Promise<void> {
    const reading = await this.found(owner, id);
    if (!isFinished(reading.status)) throw new AppError('CONFLICT', READING_MESSAGES.stillRuns);
    await this.deletion.deleteInBackground(reading);
    if (reading.job) await this.jobs.removeEnding(owner, reading.job.toHexString()).catch(unlessGone);
  }

  /** Readings are kept for READING_RETENTION_DAYS; one that is unfinished is kept until it has ended. */
  async removeOld(now: Date): Promise<number> {
    const before = new Date(now.getTime() - READING_RETENTION_DAYS * DAY_MS);
    let count = 0;
    for (;;) {
      const old = await this.readings.listMadeBefore(before, PAGE);
      const current = await Promise.all(old.map((reading) => this.refreshed(reading)));
      const ended = current.filter(({ status }) => isFinished(status));
      for (const reading of ended) await this.deletion.delete(reading);
      count += ended.length;
      if (ended.length < PAGE) return count + (await this.deletion.removeDeleted(now));
    }
  }

  /** One of the owner's own, as its job has it now. */
  async found(owner: AuthUser, id: string): Promise<ReadingRecord> {
    const reading = await this.readings.findOwned(owner.id, id);
    if (!reading) throw notFound();
    return this.refreshed(reading);
  }

  private async checked(owner: AuthUser, entered: ReadingDto): Promise<CheckedReading> {
    if (entered.source !== 'crawl') return checkedReading(owner, entered);
    if (owner.role !== 'admin') throw new AppError('FORBIDDEN', READING_MESSAGES.crawlForAdmins);
    const crawl = await this.crawls.found(entered.crawlId).catch(unlessGone);
    if (crawl?.status !== 'done') throw fieldsRefused({ crawlId: READING_MESSAGES.crawlRequired });
    const sort = { field: 'depth', direction: 'ASC' } as const;
    const { rows } = await this.crawlPages.export(entered.crawlId, { indexable: true }, sort);
    const addresses: string[] = [];
    for await (const { url } of rows) {
      addresses.push(url);
      if (addresses.length >= Math.min(entered.pageLimit, READING_PAGES.admin)) break;
    }
    if (addresses.length === 0) throw fieldsRefused({ crawlId: READING_MESSAGES.crawlEmpty });
    return readingOfList('crawl', addresses);
  }

  /** One that holds its owner's place, and has ended, makes room. */
  private async insert(owner: AuthUser, record: ReadingRecord): Promise<void> {
    if (await this.readings.insert(record)) return;
    const active = await this.readings.findActive(owner.id);
    const before = active && (await this.refreshed(active));
    const isOver = !before || isFinished(before.status);
    if (isOver && (await this.readings.insert(record))) return;
    throw new AppError('CONFLICT', READING_MESSAGES.unfinished(before?.name ?? record.name));
  }

  private async createJob(owner: AuthUser, { _id, name, source }: ReadingRecord): Promise<Types.ObjectId> {
    const readingId = _id.toHexString();
    const parameters = { readingId, name, source };
    const { id } = await this.jobs.create(owner, { kind: 'reading', parameters, input: { readingId } });
    return new Types.ObjectId(id);
  }

  /** What became of a reading is its job's to say until it is over. */
  private async refreshed(reading: ReadingRecord): Promise<ReadingRecord> {
    if (reading.status === 'done' || isBeingStarted(reading)) return reading;
    const job = await this.jobOf(reading);
    const end = job ? endOf(job) : lostEnd(reading);
    const isOver = isFinished(end.status);
    if (end.status === reading.status && end.error === reading.error && isOver === !reading.active)
      return reading;
    await this.readings.settle(reading._id, end, isOver);
    return { ...reading, ...end };
  }

  private async jobOf({ owner, job }: ReadingRecord): Promise<JobView | null> {
    if (!job) return null;
    return this.jobs.get({ id: owner.toHexString() }, job.toHexString()).catch(unlessGone);
  }
}

function newReading(owner: AuthUser, checked: CheckedReading): ReadingRecord {
  const { source, name, options } = checked;
  const user = new Types.ObjectId(owner.id);
  return {
    _id: new Types.ObjectId(),
    ...{ owner: user, active: user, source, name, options },
    status: 'queued',
    progress: { found: 0, visited: 0, current: [], pagesPerSecond: 0, failures: {}, skipped: {} },
    seeded: false,
    sitemaps: [],
    pages: 0,
    bytes: 0,
    createdAt: new Date(),
  };
}

function isBeingStarted({ job, createdAt }: ReadingRecord): boolean {
  return job === undefined && createdAt.getTime() > Date.now() - STARTING_MS;
}

function endOf({ status, error, finishedAt }: JobView) {
  return { status, error: error?.message, finishedAt: finishedAt ? new Date(finishedAt) : undefined };
}

/** Of one whose job is gone: if it had not ended, it never will. */
function lostEnd({ status, error, finishedAt }: ReadingRecord) {
  if (isFinished(status)) return { status, error, finishedAt };
  return { status: 'failed' as const, error: READING_MESSAGES.broken, finishedAt: new Date() };
}

function isFinished(status: JobStatus): boolean {
  return (FINISHED_STATUSES as readonly JobStatus[]).includes(status);
}

function unlessGone(error: unknown): null {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
  throw error;
}
