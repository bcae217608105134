import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { ToolId } from '../../contracts/access/tools';
import { deleteInBatches } from '../../core/database/delete-in-batches';
import { isDuplicateKey } from '../../core/database/duplicate-key';
import { USAGE_LOG_MODEL, type UsageLogRecord } from './usage.schema';

/** What a user did with a tool in some time. */
export interface UsageTotal {
  user: string;
  tool: string;
  operations: number;
}

export type UsageLogEntry = Omit<UsageLogRecord, '_id' | 'user'> & { user: string };

/** What was done with the tools, for the statistics. */
@Injectable()
export class UsageRepository {
  constructor(@InjectModel(USAGE_LOG_MODEL) private readonly log: Model<UsageLogRecord>) {}

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
    await deleteInBatches(this.log, { user: new Types.ObjectId(user) });
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
