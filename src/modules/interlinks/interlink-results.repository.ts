import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import { deleteInBatches } from '../../core/database/delete-in-batches';
import { insertNew } from '../../core/database/insert-new';
import { findPage, type ListPage, type ListRequest } from '../../core/database/list-page';
import { searchQuery } from '../../core/database/search-query';
import {
  INTERLINK_PAGE_MODEL,
  INTERLINK_RUN_MODEL,
  type InterlinkPageRecord,
  type InterlinkRunRecord,
} from './interlinks.schema';

export type NewRun = Omit<InterlinkRunRecord, '_id' | 'user' | 'job' | 'at' | 'links'> & {
  links: Uint8Array;
};
export type NewPage = Omit<InterlinkPageRecord, '_id' | 'user' | 'job'>;
export type PageRefRecord = Pick<InterlinkPageRecord, 'page' | 'url' | 'title'>;

export interface PageFilter {
  id?: string[];
  q?: string;
  orphan?: boolean;
  unreachable?: boolean;
  priority?: boolean;
}

const BATCH = 500;
const ORDERS = { columns: { place: ['order'] }, unique: ['place'] } as const;

/** The results of runs, beside their suggestions. */
@Injectable()
export class InterlinkResultsRepository {
  constructor(
    @InjectModel(INTERLINK_RUN_MODEL) private readonly runs: Model<InterlinkRunRecord>,
    @InjectModel(INTERLINK_PAGE_MODEL) private readonly pages: Model<InterlinkPageRecord>,
  ) {}

  async insertPages(user: string, job: string, pages: readonly NewPage[]): Promise<void> {
    const whose = { user: new Types.ObjectId(user), job: new Types.ObjectId(job) };
    for (let at = 0; at < pages.length; at += BATCH)
      await insertNew(
        this.pages,
        pages.slice(at, at + BATCH).map((page) => ({ ...page, ...whose })),
      );
  }

  /** A run that comes after a killed one puts the same in its place. */
  async keep(user: string, job: string, { links, ...run }: NewRun): Promise<void> {
    await this.runs.updateOne(
      { job: new Types.ObjectId(job) },
      { $set: { ...run, user: new Types.ObjectId(user), at: new Date(), links: Buffer.from(links) } },
      { upsert: true },
    );
  }

  find(user: string, job: string): Promise<InterlinkRunRecord | null> {
    return this.runs.findOne({ job, user }).lean<InterlinkRunRecord>().exec();
  }

  listPages(
    user: string,
    job: string,
    { filter, sort, range }: ListRequest<PageFilter>,
  ): Promise<ListPage<InterlinkPageRecord>> {
    const { id, q, orphan, unreachable, priority } = filter;
    const stored: QueryFilter<InterlinkPageRecord> = {
      job: new Types.ObjectId(job),
      user: new Types.ObjectId(user),
      ...(id && { _id: { $in: id } }),
      ...(orphan !== undefined && { orphan }),
      ...(unreachable !== undefined && { depth: unreachable ? null : { $ne: null } }),
      ...(priority !== undefined && { priority }),
      ...searchQuery<InterlinkPageRecord>(q, ['url', 'title']),
    };
    return findPage(this.pages, stored, sort, range, ORDERS);
  }

  pageRefs(user: string, job: string, pages: readonly number[]): Promise<PageRefRecord[]> {
    return this.pages
      .find({ job, user, page: { $in: [...pages] } }, { page: 1, url: 1, title: 1 })
      .lean<PageRefRecord[]>()
      .exec();
  }

  async removeOfJob(job: string): Promise<void> {
    await this.runs.deleteOne({ job });
    await deleteInBatches(this.pages, { job: new Types.ObjectId(job) });
  }

  async removeOfUser(user: string): Promise<void> {
    await deleteInBatches(this.runs, { user: new Types.ObjectId(user) });
    await deleteInBatches(this.pages, { user: new Types.ObjectId(user) });
  }
}
