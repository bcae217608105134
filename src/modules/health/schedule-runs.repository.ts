import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ScheduleFacts } from '../../domain/health/health-facts';
import { SCHEDULE_RUN_MODEL, type ScheduleRunRecord } from './schedule-runs.schema';

/** The last run of each schedule, over all workers together. */
@Injectable()
export class ScheduleRunsRepository {
  constructor(@InjectModel(SCHEDULE_RUN_MODEL) private readonly runs: Model<ScheduleRunRecord>) {}

  /** Enters the schedules of a release, and drops those that it does not have. */
  async announce(schedules: readonly { name: string; every: number }[], now: Date): Promise<void> {
    for (const { name, every } of schedules) {
      const entry = { $set: { everyMs: every }, $setOnInsert: { knownSince: now } };
      await this.runs.updateOne({ _id: name }, entry, { upsert: true });
    }
    await this.runs.deleteMany({ _id: { $nin: schedules.map(({ name }) => name) } });
  }

  async markFinished(name: string, now: Date): Promise<void> {
    await this.runs.updateOne({ _id: name }, { $set: { finishedAt: now } });
  }

  async markFailed(name: string, now: Date): Promise<void> {
    await this.runs.updateOne({ _id: name }, { $set: { failedAt: now } });
  }

  async list(): Promise<ScheduleFacts[]> {
    const found = await this.runs.find().sort({ _id: 1 }).lean<ScheduleRunRecord[]>();
    return found.map(({ _id, ...run }) => ({ name: _id, ...run }));
  }
}
