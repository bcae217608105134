import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types, type UpdateQuery } from 'mongoose';
import type { JobStatus } from '../../contracts/jobs/jobs';
import { findPage, type ListPage, type ListRange, type ListSort } from '../../core/database/list-page';
import { CRAWL_MODEL, type CrawlRecord } from './crawls.schema';

export interface CrawlFilter {
  id?: string[];
  status?: JobStatus;
}

/** How long a run may crawl without saying that it lives. */
export const LEASE_MS = 10_000;

/** Crawls that are not being deleted; deleted ones are listed apart. */
@Injectable()
export class CrawlsRepository {
  constructor(@InjectModel(CRAWL_MODEL) private readonly crawls: Model<CrawlRecord>) {}

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

  /** Lets one run write, where no other one has said within LEASE_MS that it lives. */
  async take(id: Types.ObjectId, runner: string, now: Date): Promise<boolean> {
    const free = [{ runner: { $exists: false } }, { runner }, { lease: { $lt: now } }];
    const { matchedCount } = await this.crawls.updateOne(
      { _id: id, deleting: { $exists: false }, $or: free },
      { $set: { runner, lease: new Date(now.getTime() + LEASE_MS) } },
    );
    return matchedCount === 1;
  }

  /** A change by the run that holds the crawl; false where another one does, or where it is being deleted. */
  async update(id: Types.ObjectId, runner: string, change: Partial<CrawlRecord>): Promise<boolean> {
    const { matchedCount } = await this.crawls.updateOne(
      { _id: id, runner, deleting: { $exists: false } },
      { $set: change },
    );
    return matchedCount === 1;
  }

  async letGo(id: Types.ObjectId, runner: string): Promise<void> {
    await this.crawls.updateOne({ _id: id, runner }, { $unset: { runner: 1, lease: 1 } });
  }

  /** What became of a crawl by its job, unless it ended by itself. */
  async settle(id: Types.ObjectId, end: Pick<CrawlRecord, 'status' | 'error' | 'finishedAt'>): Promise<void> {
    const update: UpdateQuery<CrawlRecord> = { $set: end };
    await this.crawls.updateOne({ _id: id, status: { $nin: ['done'] } }, update);
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
