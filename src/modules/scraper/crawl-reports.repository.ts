import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, mongo, type Types } from 'mongoose';
import { deleteInBatches } from '../../core/database/delete-in-batches';
import { REPORT_MODEL, type ReportRecord } from './crawl-reports.schema';

/** What analysed crawls tell. */
@Injectable()
export class CrawlReportsRepository {
  constructor(@InjectModel(REPORT_MODEL) private readonly reports: Model<ReportRecord>) {}

  /** Written again as a whole where an analysis is done again. */
  async put(crawl: Types.ObjectId, name: string, part: number, data: Uint8Array): Promise<void> {
    await this.reports.collection.updateOne(
      { crawl, name, part },
      { $set: { data: new mongo.Binary(data) } },
      { upsert: true },
    );
  }

  async part(crawl: Types.ObjectId, name: string, part: number): Promise<Buffer | null> {
    const record = await this.reports.collection.findOne<ReportRecord>(
      { crawl, name, part },
      { promoteBuffers: true },
    );
    return record && record.data;
  }

  /** All parts of one name, the first one first. */
  async *parts(crawl: Types.ObjectId, name: string): AsyncGenerator<Buffer, void> {
    for (let part = 0; ; part++) {
      const data = await this.part(crawl, name, part);
      if (!data) return;
      yield data;
    }
  }

  /** All parts of one name, whatever their numbers. */
  async all(crawl: Types.ObjectId, name: string): Promise<Buffer[]> {
    const records = await this.reports.collection
      .find<ReportRecord>({ crawl, name }, { promoteBuffers: true })
      .toArray();
    return records.map(({ data }) => data);
  }

  async removeOf(crawl: Types.ObjectId): Promise<void> {
    await deleteInBatches(this.reports, { crawl });
  }
}
