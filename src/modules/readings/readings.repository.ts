import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import type { JobStatus } from '../../contracts/jobs/job-states';
import { isDuplicateKey } from '../../core/database/duplicate-key';
import { LeasedDocuments, updateOf } from '../../core/database/leased-documents';
import { findPage, type ListPage, type ListRequest } from '../../core/database/list-page';
import { READING_MODEL, type ReadingRecord } from './readings.schema';

export interface ReadingFilter {
  id?: string[];
  status?: JobStatus;
}

export type ReadingEnd = Pick<ReadingRecord, 'status' | 'error' | 'finishedAt'>;

/** Without the template, which no list shows. */
const ROW = { template: 0 };

/** Readings that are not being deleted; deleted ones are listed apart. */
@Injectable()
export class ReadingsRepository extends LeasedDocuments<ReadingRecord> {
  constructor(@InjectModel(READING_MODEL) private readonly readings: Model<ReadingRecord>) {
    super(readings);
  }

  /** False where its owner has an unfinished one. */
  async insert(record: ReadingRecord): Promise<boolean> {
    try {
      await this.readings.insertMany([record]);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async setJob(id: Types.ObjectId, job: Types.ObjectId): Promise<void> {
    await this.readings.updateOne({ _id: id }, { $set: { job } });
  }

  find(id: Types.ObjectId): Promise<ReadingRecord | null> {
    return this.readings.findOne({ _id: id, deleting: { $exists: false } }).lean<ReadingRecord>();
  }

  findOwned(owner: string, id: string): Promise<ReadingRecord | null> {
    return this.readings.findOne({ _id: id, owner, deleting: { $exists: false } }).lean<ReadingRecord>();
  }

  findActive(owner: string): Promise<ReadingRecord | null> {
    return this.readings.findOne({ active: owner }, ROW).lean<ReadingRecord>();
  }

  findByJob(job: string): Promise<ReadingRecord | null> {
    return this.readings.findOne({ job }, ROW).lean<ReadingRecord>();
  }

  listOwned(owner: string, list: ListRequest<ReadingFilter>): Promise<ListPage<ReadingRecord>> {
    const { filter, sort, range } = list;
    const stored: QueryFilter<ReadingRecord> = {
      owner: new Types.ObjectId(owner),
      deleting: { $exists: false },
      ...(filter.id && { _id: { $in: filter.id } }),
      ...(filter.status && { status: filter.status }),
    };
    return findPage(this.readings, stored, sort, range, { projection: ROW });
  }

  /** Of all that the owner has, as far as it is known. */
  async bytesOf(owner: string): Promise<number> {
    const kept = await this.readings
      .find({ owner, deleting: { $exists: false } }, { bytes: 1, status: 1, 'progress.bytes': 1 })
      .lean<Pick<ReadingRecord, 'bytes' | 'status' | 'progress'>[]>();
    return kept.reduce((sum, { bytes, progress }) => sum + (bytes || (progress.bytes ?? 0)), 0);
  }

  /** What became of one by its job, unless it ended by itself; with its end the owner may start another one. */
  async settle(id: Types.ObjectId, end: ReadingEnd, isOver: boolean): Promise<void> {
    const change = { ...end, ...(isOver && { active: undefined }) };
    await this.readings.updateOne({ _id: id, status: { $nin: ['done'] } }, updateOf<ReadingRecord>(change));
  }

  /** False where somebody was faster. */
  async markDeleting(id: Types.ObjectId): Promise<boolean> {
    const { matchedCount } = await this.readings.updateOne(
      { _id: id, deleting: { $exists: false } },
      { $set: { deleting: true }, $unset: { active: 1 } },
    );
    return matchedCount === 1;
  }

  listAllOwned(owner: string): Promise<ReadingRecord[]> {
    return this.readings.find({ owner, deleting: { $exists: false } }, ROW).lean<ReadingRecord[]>();
  }

  listMadeBefore(time: Date, limit: number): Promise<ReadingRecord[]> {
    return this.readings
      .find({ createdAt: { $lt: time }, deleting: { $exists: false } }, ROW)
      .sort({ createdAt: 1 })
      .limit(limit)
      .lean<ReadingRecord[]>();
  }

  /** Those that no run holds any more. */
  listDeleting(now: Date, limit: number): Promise<ReadingRecord[]> {
    const free = [{ runner: { $exists: false } }, { lease: { $lt: now } }];
    return this.readings.find({ deleting: true, $or: free }, ROW).limit(limit).lean<ReadingRecord[]>();
  }

  async isHeld(id: Types.ObjectId, now: Date): Promise<boolean> {
    const held = await this.readings.findOne({ _id: id, lease: { $gte: now } }, { _id: 1 }).lean();
    return held !== null;
  }

  async remove(id: Types.ObjectId): Promise<void> {
    await this.readings.deleteOne({ _id: id });
  }
}
