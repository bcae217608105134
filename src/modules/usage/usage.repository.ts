import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { LimitedTool } from '../../contracts/usage/limits';
import { deleteInBatches } from '../../core/database/delete-in-batches';
import { isDuplicateKey } from '../../core/database/duplicate-key';
import {
  USAGE_COUNTER_MODEL,
  USAGE_LOG_MODEL,
  type UsageCounterRecord,
  type UsageLogRecord,
} from './usage.schema';

/** One user's counter of one tool in one window. */
export interface CounterKey {
  user: string;
  tool: LimitedTool;
  windowStart: Date;
}

export type UsageLogEntry = Omit<UsageLogRecord, '_id' | 'user'> & { user: string };

@Injectable()
export class UsageRepository {
  constructor(
    @InjectModel(USAGE_COUNTER_MODEL) private readonly counters: Model<UsageCounterRecord>,
    @InjectModel(USAGE_LOG_MODEL) private readonly log: Model<UsageLogRecord>,
  ) {}

  /** Counts `amount` where the total stays within `allowance`, in one update; whether it did. */
  async consume(key: CounterKey, amount: number, allowance: number): Promise<boolean> {
    if (amount > allowance) return false;
    const room = { ...toFilter(key), count: { $lte: allowance - amount } };
    const add = { $inc: { count: amount } };
    try {
      await this.counters.findOneAndUpdate(room, add, { upsert: true }).lean();
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // The counter exists: it is full, or another request made it at this moment.
      return (await this.counters.findOneAndUpdate(room, add).lean()) !== null;
    }
  }

  async giveBack(key: CounterKey, amount: number): Promise<void> {
    const counted = { ...toFilter(key), count: { $gte: amount } };
    await this.counters.updateOne(counted, { $inc: { count: -amount } });
  }

  /** The counts of several windows of one user; windows in which nothing was counted are absent. */
  async counts(
    user: string,
    windows: readonly Omit<CounterKey, 'user'>[],
  ): Promise<Map<LimitedTool, number>> {
    if (windows.length === 0) return new Map();
    const records = await this.counters
      .find({ user: new Types.ObjectId(user), $or: windows.map((window) => ({ ...window })) })
      .lean<UsageCounterRecord[]>();
    return new Map(records.map(({ tool, count }) => [tool, count]));
  }

  async append(entries: readonly UsageLogEntry[]): Promise<void> {
    await this.log.insertMany(entries.map((entry) => ({ ...entry, user: new Types.ObjectId(entry.user) })));
  }

  async removeOf(user: string): Promise<void> {
    const own = { user: new Types.ObjectId(user) };
    await this.counters.deleteMany(own);
    await deleteInBatches(this.log, own);
  }

  async hasEntries(user: string): Promise<boolean> {
    return (await this.log.exists({ user })) !== null;
  }
}

function toFilter({ user, tool, windowStart }: CounterKey) {
  return { user: new Types.ObjectId(user), tool, windowStart };
}
