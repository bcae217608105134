import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types, type UpdateQuery } from 'mongoose';
import { JOB_MODEL, type JobRecord } from '../jobs.schema';
import { inFreeSlot, slotsOf } from './job-slots';

/** What a job that is run again has not done yet. */
const TIMES = { startedAt: 1, pausedAt: 1, pausedMs: 1, finishedAt: 1 } as const;

/** The way of a job, a new one or one that is run again, into its owner's slots and to the turns. */
@Injectable()
export class JobMakingRepository {
  constructor(@InjectModel(JOB_MODEL) private readonly jobs: Model<JobRecord>) {}

  /** Takes a free slot of the owner; false where there is none. */
  async insert(record: JobRecord): Promise<boolean> {
    const inserted = await inFreeSlot(record.owner, (slot) => this.jobs.create({ ...record, slot }));
    return inserted !== null;
  }

  async hasFreeSlot(owner: string): Promise<boolean> {
    const slots = slotsOf(new Types.ObjectId(owner));
    return (await this.jobs.countDocuments({ slot: { $in: slots } })) < slots.length;
  }

  /** A failed and settled job is pending again, with what it is to cost now. Null where its owner has no free slot. */
  reopen(
    { _id, owner }: Pick<JobRecord, '_id' | 'owner'>,
    change: Pick<JobRecord, 'pendingSince' | 'charge'>,
  ): Promise<{ reopened: boolean } | null> {
    const failed = { _id, status: 'failed', unsettled: { $exists: false } } as const;
    return inFreeSlot(owner, async (slot) => {
      const set = { $set: { status: 'pending', slot, ...change } } as const;
      return { reopened: (await this.jobs.updateOne(failed, set)).matchedCount === 1 };
    });
  }

  /** A reopened job that is not run again is as it was. */
  closeAgain(id: string): Promise<JobRecord | null> {
    const update: UpdateQuery<JobRecord> = {
      $set: { status: 'failed', unsettled: true },
      $unset: { slot: 1, pendingSince: 1 },
    };
    return this.jobs
      .findOneAndUpdate({ _id: id, status: 'pending' }, update, { returnDocument: 'after' })
      .lean<JobRecord>();
  }

  /** A pending job waits for its turn, as if it were new. */
  admit(id: string, expiresAt: Date): Promise<JobRecord | null> {
    const update: UpdateQuery<JobRecord> = {
      $set: { status: 'queued', attempts: 0, progress: { done: 0, total: 0 }, expiresAt },
      $unset: {
        pendingSince: 1,
        starts: 1,
        furthest: 1,
        error: 1,
        reason: 1,
        result: 1,
        outputFile: 1,
        ...TIMES,
      },
    };
    return this.jobs
      .findOneAndUpdate({ _id: id, status: 'pending' }, update, { returnDocument: 'after' })
      .lean<JobRecord>();
  }
}
