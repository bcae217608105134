import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { MarketHreflangFinding } from '../../contracts/markets/markets';
import { deleteInBatches } from '../../core/database/delete-in-batches';
import { isDuplicateKey } from '../../core/database/duplicate-key';
import { MARKET_PAGE_MODEL, type MarketPageRecord } from './market-pages.schema';

export type NewMarketPage = Omit<MarketPageRecord, '_id' | 'job'>;

/** The pages of runs, each by the job that they belong to. */
@Injectable()
export class MarketPagesRepository {
  constructor(@InjectModel(MARKET_PAGE_MODEL) private readonly pages: Model<MarketPageRecord>) {}

  async keep(job: string, page: NewMarketPage): Promise<void> {
    try {
      await this.pages.insertMany([{ ...page, job: new Types.ObjectId(job) }]);
    } catch (error) {
      // Another run of the job has kept it.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** All of a run, in the order of the list that was given. */
  list(job: string): Promise<MarketPageRecord[]> {
    return this.pages.find({ job }).sort({ position: 1 }).lean<MarketPageRecord[]>().exec();
  }

  /** Copies the pages of an earlier run, as far as they were read. */
  async copyRead(from: string, job: string): Promise<void> {
    for (const { _id, job: _job, ...page } of await this.list(from)) {
      if (page.signals !== null) await this.keep(job, page);
    }
  }

  async setFindings(job: string, position: number, findings: MarketHreflangFinding[]): Promise<void> {
    await this.pages.updateOne({ job, position }, { $set: { findings } });
  }

  async removeOf(job: string): Promise<void> {
    await deleteInBatches(this.pages, { job });
  }
}
