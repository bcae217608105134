import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { LimitField, ToolId } from '../../contracts/access/tools';
import type { Amounts, LimitedTool } from '../../contracts/usage/limits';
import { deleteInBatches } from '../../core/database/delete-in-batches';
import { isDuplicateKey } from '../../core/database/duplicate-key';
import {
  USAGE_COUNTER_MODEL,
  USAGE_LOG_MODEL,
  type UsageCounterRecord,
  type UsageLogRecord,
} from './usage.schema';

/** One user's counter of one tool in one window. */
interface CounterKey {
  user: string;
  tool: LimitedTool;
  windowStart: Date;
}

/** What one use adds to a counter; until it is settled it can be given back by its id. */
export interface Charge extends CounterKey {
  id: Types.ObjectId;
  amounts: Amounts;
}

/** What a user did with a tool in some time. */
export interface UsageTotal {
  user: string;
  tool: string;
  operations: number;
}

export type UsageLogEntry = Omit<UsageLogRecord, '_id' | 'user'> & { user: string };

@Injectable()
export class UsageRepository {
  constructor(
    @InjectModel(USAGE_COUNTER_MODEL) private readonly counters: Model<UsageCounterRecord>,
    @InjectModel(USAGE_LOG_MODEL) private readonly log: Model<UsageLogRecord>,
  ) {}

  /** Counts all amounts where each total stays within its allowance, in one update; whether it did. */
  async consume(charge: Charge, allowances: Amounts): Promise<boolean> {
    const room: Record<string, unknown> = toFilter(charge);
    for (const [field, amount] of entriesOf(charge.amounts)) {
      const left = (allowances[field] ?? 0) - amount;
      if (left < 0) return false;
      // A number that nobody has counted yet is absent.
      room[`counts.${field}`] = { $not: { $gt: left } };
    }
    const add = { $inc: toIncrements(charge.amounts, 1), $push: { open: charge.id } };
    try {
      await this.counters.findOneAndUpdate(room, add, { upsert: true }).lean();
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // The counter exists: it is full, or another request made it at this moment.
      return (await this.counters.findOneAndUpdate(room, add).lean()) !== null;
    }
  }

  /** Takes back what was counted, unless the charge is settled or was never counted. */
  async giveBack(charge: Charge): Promise<void> {
    const subtract = { $inc: toIncrements(charge.amounts, -1), $pull: { open: charge.id } };
    await this.counters.updateOne({ ...toFilter(charge), open: charge.id }, subtract);
  }

  /** From now on the charge can not be given back. */
  async keep(charge: Charge): Promise<void> {
    await this.counters.updateOne(toFilter(charge), { $pull: { open: charge.id } });
  }

  /** The counts of several windows of one user; windows in which nothing was counted are absent. */
  async counts(
    user: string,
    windows: readonly Omit<CounterKey, 'user'>[],
  ): Promise<Map<LimitedTool, Amounts>> {
    if (windows.length === 0) return new Map();
    const records = await this.counters
      .find({ user: new Types.ObjectId(user), $or: windows.map((window) => ({ ...window })) })
      .lean<UsageCounterRecord[]>();
    return new Map(records.map(({ tool, counts }) => [tool, counts]));
  }

  async append(entries: readonly UsageLogEntry[]): Promise<void> {
    await this.log.insertMany(entries.map((entry) => ({ ...entry, user: new Types.ObjectId(entry.user) })));
  }

  /** Of two entries with one id the first is kept. */
  async appendOnce(id: Types.ObjectId, { user, ...entry }: UsageLogEntry): Promise<void> {
    try {
      await this.log.create({ _id: id, user: new Types.ObjectId(user), ...entry });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** What a user has done since then, per tool. */
  async operationsSince(user: string, from: Date): Promise<Map<ToolId, number>> {
    const entries = this.log
      .find({ user, time: { $gte: from } }, { tool: 1, operations: 1 })
      .lean<Pick<UsageLogRecord, 'tool' | 'operations'>[]>();
    const totals = new Map<ToolId, number>();
    for (const { tool, operations } of await entries) totals.set(tool, (totals.get(tool) ?? 0) + operations);
    return totals;
  }

  async removeOf(user: string): Promise<void> {
    const own = { user: new Types.ObjectId(user) };
    await this.counters.deleteMany(own);
    await deleteInBatches(this.log, own);
  }

  /** The time of the oldest entry, or of a user's oldest. */
  async oldest(user?: string): Promise<Date | null> {
    const filter = user === undefined ? {} : { user: new Types.ObjectId(user) };
    const entry = await this.log.findOne(filter, { time: 1 }).sort({ time: 1 }).lean<UsageLogRecord>();
    return entry?.time ?? null;
  }

  /** The sums of each user and tool from one moment until before another. */
  async totals(from: Date, before: Date): Promise<UsageTotal[]> {
    const groups = await this.log.aggregate<{
      _id: Pick<UsageLogRecord, 'user' | 'tool'>;
      operations: number;
    }>([
      { $match: { time: { $gte: from, $lt: before } } },
      { $group: { _id: { user: '$user', tool: '$tool' }, operations: { $sum: '$operations' } } },
    ]);
    return groups.map(({ _id: { user, tool }, operations }) => ({
      user: user.toHexString(),
      tool,
      operations,
    }));
  }

  async hasEntries(user: string): Promise<boolean> {
    return (await this.log.exists({ user })) !== null;
  }
}

function toFilter({ user, tool, windowStart }: CounterKey) {
  return { user: new Types.ObjectId(user), tool, windowStart };
}

function entriesOf(amounts: Amounts): [LimitField, number][] {
  return Object.entries(amounts) as [LimitField, number][];
}

function toIncrements(amounts: Amounts, sign: 1 | -1): Record<string, number> {
  return Object.fromEntries(entriesOf(amounts).map(([field, amount]) => [`counts.${field}`, sign * amount]));
}
