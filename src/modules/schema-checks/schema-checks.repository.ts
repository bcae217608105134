import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import { deleteInBatches } from '../../core/database/delete-in-batches';
import { isDuplicateKey } from '../../core/database/duplicate-key';
import { findPage, type ListPage, type ListRequest } from '../../core/database/list-page';
import { SCHEMA_CHECK_MODEL, type SchemaCheckRecord } from './schema-checks.schema';

export type NewSchemaCheck = Omit<SchemaCheckRecord, '_id' | 'user' | 'job' | 'at' | 'addressKey'>;

/** A check without its report. */
export type SchemaCheckRow = Omit<SchemaCheckRecord, 'report'>;

export interface SchemaCheckFilter {
  id?: string[];
  job?: string;
  address?: string;
  competitor?: boolean;
}

const ROW = { report: 0 };
const BATCH = 200;

@Injectable()
export class SchemaChecksRepository {
  constructor(@InjectModel(SCHEMA_CHECK_MODEL) private readonly checks: Model<SchemaCheckRecord>) {}

  async keep(user: string, job: string, check: NewSchemaCheck): Promise<void> {
    const addressKey = check.address === null ? null : keyOf(check.address);
    const whose = { user: new Types.ObjectId(user), job: new Types.ObjectId(job) };
    try {
      await this.checks.insertMany([{ ...check, ...whose, addressKey, at: new Date() }]);
    } catch (error) {
      // Another run of the job has kept it.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** All of a run, in the order of what was given, the own pages first. */
  listOfJob(job: string): Promise<SchemaCheckRow[]> {
    return this.checks.find({ job }, ROW).sort({ position: 1 }).lean<SchemaCheckRow[]>().exec();
  }

  listOwned(
    user: string,
    { filter, sort, range }: ListRequest<SchemaCheckFilter>,
  ): Promise<ListPage<SchemaCheckRow>> {
    const { id, job, address, competitor } = filter;
    const stored: QueryFilter<SchemaCheckRecord> = {
      user: new Types.ObjectId(user),
      ...(id && { _id: { $in: id } }),
      ...(job && { job: new Types.ObjectId(job) }),
      ...(address && { addressKey: keyOf(address) }),
      ...(competitor !== undefined && { competitor }),
    };
    return findPage(this.checks, stored, sort, range, { projection: ROW });
  }

  findOwned(user: string, id: string): Promise<SchemaCheckRecord | null> {
    return this.checks.findOne({ _id: id, user }).lean<SchemaCheckRecord>();
  }

  /** The ids of a run's checks, in its order. */
  async idsOfJob(user: string, job: string): Promise<string[]> {
    const found = this.checks.find({ user, job }, { _id: 1 }).sort({ position: 1 });
    return (await found.lean<Pick<SchemaCheckRecord, '_id'>[]>()).map(({ _id }) => _id.toHexString());
  }

  /** The run of a check; null where there is no such check. */
  async jobOf(user: string, id: string): Promise<string | null> {
    const found = this.checks.findOne({ _id: id, user }, { job: 1 });
    return (await found.lean<Pick<SchemaCheckRecord, 'job'>>())?.job.toHexString() ?? null;
  }

  async remove(user: string, id: string): Promise<boolean> {
    return (await this.checks.deleteOne({ _id: id, user })).deletedCount === 1;
  }

  async removeOfJob(job: string): Promise<void> {
    await deleteInBatches(this.checks, { job: new Types.ObjectId(job) });
  }

  async removeOfUser(user: string): Promise<void> {
    await deleteInBatches(this.checks, { user: new Types.ObjectId(user) });
  }

  async removeBefore(time: Date): Promise<number> {
    let count = 0;
    for (;;) {
      const old = await this.checks
        .find({ at: { $lt: time } }, { _id: 1 })
        .limit(BATCH)
        .lean<Pick<SchemaCheckRecord, '_id'>[]>();
      for (const { _id } of old) count += (await this.checks.deleteOne({ _id })).deletedCount;
      if (old.length < BATCH) return count;
    }
  }
}

/** Addresses may be longer than a key of an index. */
function keyOf(address: string): string {
  return createHash('sha256').update(address).digest('base64url');
}
