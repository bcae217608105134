import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import type { JobStatus } from '../../contracts/jobs/job-states';
import { LeasedDocuments, updateOf } from '../../core/database/leased-documents';
import { findPage, type ListPage, type ListRange, type ListSort } from '../../core/database/list-page';
import { CRAWL_MODEL, type CrawlRecord } from './crawls.schema';

export interface CrawlFilter {
  id?: string[];
  status?: JobStatus;
}

export type CrawlEnd = Pick<CrawlRecord, 'status' | 'error' | 'finishedAt'>;

/** What a crawl loses that goes on: what it told when it was stopped. */
export const GOES_ON = {
  analysed: false,
  analysedAt: undefined,
  partial: undefined,
  report: undefined,
  error: undefined,
  finishedAt: undefined,
} satisfies Partial<CrawlRecord>;

/** Crawls that are not being deleted; deleted ones are listed apart. */
@Injectable()
export class CrawlsRepository extends LeasedDocuments<CrawlRecord> {
  constructor(@InjectModel(CRAWL_MODEL) private readonly crawls: Model<CrawlRecord>) {
    super(crawls);
  }

  async insert(record: CrawlRecord): Promise<void> {
    await this.crawls.create(record);
  }

  async setJob(id: Types.ObjectId, job: Types.ObjectId): Promise<void> {
    await this.crawls.updateOne({ _id: id }, { $set: { job } });
  }

  find(id: string | Types.ObjectId): Promise<CrawlRecord | null> {
    return this.crawls.findOne({ _id: id, deleting: { $exists: false } }).lean<CrawlRecord>();
  }

  list({ id, status }: CrawlFilter, sort: ListSort, range: ListRange): Promise<ListPage<CrawlRecord>> {
    const filter: QueryFilter<CrawlRecord> = {
      deleting: { $exists: false },
      ...(id && { _id: { $in: id.map((text) => new Types.ObjectId(text)) } }),
      ...(status && { status }),
    };
    return findPage(this.crawls, filter, sort, range);
  }

  /** What became of a crawl by its job, unless it ended by itself. */
  async settle(id: Types.ObjectId, end: CrawlEnd): Promise<void> {
    await this.crawls.updateOne({ _id: id, status: { $nin: ['done'] } }, updateOf(end));
  }

  /** A crawl that had ended has another job; false where somebody was faster. */
  async goOn(
    { _id, job }: Pick<CrawlRecord, '_id' | 'job'>,
    next: Pick<CrawlRecord, 'owner'> & Partial<CrawlRecord>,
  ): Promise<boolean> {
    const sameJob = { _id, job: job ?? { $exists: false }, deleting: { $exists: false } };
    const change: Partial<CrawlRecord> = { ...next, ...GOES_ON, status: 'queued' };
    return (await this.crawls.updateOne(sameJob, updateOf(change))).matchedCount === 1;
  }

  /** The job that reports on a crawl that was stopped; false where there is one. */
  async setReport(id: Types.ObjectId, report: NonNullable<CrawlRecord['report']>): Promise<boolean> {
    const without = { _id: id, report: { $exists: false }, deleting: { $exists: false } };
    return (await this.crawls.updateOne(without, { $set: { report } })).matchedCount === 1;
  }

  async dropReport(id: Types.ObjectId, job: Types.ObjectId): Promise<void> {
    await this.crawls.updateOne({ _id: id, 'report.job': job }, { $unset: { report: '' } });
  }

  async markReportFailed(id: Types.ObjectId, job: Types.ObjectId): Promise<void> {
    await this.crawls.updateOne({ _id: id, 'report.job': job }, { $set: { 'report.failed': true } });
  }

  /** What that job found, unless the crawl goes on meanwhile. */
  async keepReport(
    id: Types.ObjectId,
    job: Types.ObjectId,
    found: Pick<CrawlRecord, 'progress' | 'issues' | 'judged'>,
  ): Promise<void> {
    const change = { ...found, analysed: true, partial: true, analysedAt: new Date() };
    await this.crawls.updateOne({ _id: id, 'report.job': job }, { $set: change });
  }

  /** The latest whole one of a schedule that crawled the same site before. */
  findBefore({ schedule, createdAt, options }: CrawlRecord): Promise<CrawlRecord | null> {
    if (!schedule) return Promise.resolve(null);
    return this.crawls
      .findOne({
        schedule,
        createdAt: { $lt: createdAt },
        'options.mode': options.mode,
        'options.startUrl': options.startUrl,
        analysed: true,
        partial: { $exists: false },
        deleting: { $exists: false },
      })
      .sort({ createdAt: -1 })
      .lean<CrawlRecord>();
  }

  findByJob(job: string): Promise<CrawlRecord | null> {
    return this.crawls.findOne({ job: new Types.ObjectId(job) }).lean<CrawlRecord>();
  }

  async markDeleting(id: Types.ObjectId): Promise<boolean> {
    const { matchedCount } = await this.crawls.updateOne(
      { _id: id, deleting: { $exists: false } },
      { $set: { deleting: true } },
    );
    return matchedCount === 1;
  }

  listDeleting(limit: number): Promise<CrawlRecord[]> {
    return this.crawls.find({ deleting: true }).limit(limit).lean<CrawlRecord[]>();
  }

  async remove(id: Types.ObjectId): Promise<void> {
    await this.crawls.deleteOne({ _id: id });
  }
}
