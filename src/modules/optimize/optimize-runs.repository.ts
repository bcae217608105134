import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { deleteInBatches } from '../../core/database/delete-in-batches';
import type { Packed } from '../../core/database/packed';
import { OPTIMIZE_RUN_MODEL, type OptimizeRunRecord } from './optimize-runs.schema';

/** What runs have found; nothing is found without its user. */
@Injectable()
export class OptimizeRunsRepository {
  constructor(@InjectModel(OPTIMIZE_RUN_MODEL) private readonly runs: Model<OptimizeRunRecord>) {}

  /** Once a job: another run of it finds the same. */
  async keep(user: string, job: string, goal: Packed): Promise<void> {
    await this.runs.updateOne(
      { job: new Types.ObjectId(job) },
      { $setOnInsert: { user: new Types.ObjectId(user), goal, createdAt: new Date() } },
      { upsert: true },
    );
  }

  find(user: string, job: string): Promise<OptimizeRunRecord | null> {
    return this.runs.findOne({ job, user }).lean<OptimizeRunRecord>().exec();
  }

  async removeOfJob(job: string): Promise<void> {
    await this.runs.deleteOne({ job });
  }

  async removeOfUser(user: string): Promise<void> {
    await deleteInBatches(this.runs, { user: new Types.ObjectId(user) });
  }
}
