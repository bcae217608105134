import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { deleteInBatches } from '../../core/database/delete-in-batches';
import { BRIEF_PAGE_MODEL, type BriefPageRecord } from './briefs.schema';

/** A competitor as it was given. */
export type GivenPage = Pick<BriefPageRecord, 'position' | 'address' | 'name'>;

/** What came of reading one. */
export type PageReading = Pick<BriefPageRecord, 'finalUrl' | 'title' | 'failure' | 'text'>;

/** A competitor without its text. */
export type BriefPageRow = Omit<BriefPageRecord, 'text'>;

/** The competitors of runs. */
@Injectable()
export class BriefPagesRepository {
  constructor(@InjectModel(BRIEF_PAGE_MODEL) private readonly pages: Model<BriefPageRecord>) {}

  /** Those of a run, as far as they are not there yet. */
  async begin(user: string, job: string, given: readonly GivenPage[]): Promise<void> {
    const whose = { user: new Types.ObjectId(user), job: new Types.ObjectId(job) };
    const fresh = { done: false, finalUrl: null, title: null, failure: null, included: null, text: null };
    await this.pages.bulkWrite(
      given.map(({ position, ...page }) => ({
        updateOne: {
          filter: { job: whose.job, position },
          update: { $setOnInsert: { ...page, ...fresh, user: whose.user } },
          upsert: true,
        },
      })),
    );
  }

  async keep(job: string, position: number, reading: PageReading): Promise<void> {
    await this.pages.updateOne({ job, position }, { $set: { ...reading, done: true } });
  }

  /** Of a page that was not read so far: false where it was read in the meantime. */
  async keepUnread(job: string, position: number, reading: PageReading): Promise<boolean> {
    const filter = { job, position, text: null };
    return (await this.pages.updateOne(filter, { $set: { ...reading, done: true } })).matchedCount === 1;
  }

  async include(job: string, wishes: readonly { position: number; included: boolean }[]): Promise<void> {
    if (wishes.length === 0) return;
    await this.pages.bulkWrite(
      wishes.map(({ position, included }) => ({
        updateOne: { filter: { job: new Types.ObjectId(job), position }, update: { $set: { included } } },
      })),
    );
  }

  /** In their order. */
  ofJob(job: string): Promise<BriefPageRecord[]> {
    return this.pages.find({ job }).sort({ position: 1 }).lean<BriefPageRecord[]>().exec();
  }

  rowsOfJob(job: string): Promise<BriefPageRow[]> {
    return this.pages.find({ job }, { text: 0 }).sort({ position: 1 }).lean<BriefPageRow[]>().exec();
  }

  async removeOfJob(job: string): Promise<void> {
    await deleteInBatches(this.pages, { job: new Types.ObjectId(job) });
  }

  async removeOfUser(user: string): Promise<void> {
    await deleteInBatches(this.pages, { user: new Types.ObjectId(user) });
  }
}
