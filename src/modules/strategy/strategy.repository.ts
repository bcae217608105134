import { GRANULARITIES, type Granularity } from '../../contracts/keywords/grouping';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { defaultSettings } from '../../contracts/strategy/default-settings';
import type { JudgedBy, StrategySettings } from '../../contracts/strategy/strategy';
import { deleteInBatches } from '../../core/database/delete-in-batches';
import { bytesOf } from '../../core/database/packed';
import { STRATEGY_MODEL, type StrategyRecord } from './strategy.schema';
import type { KeptStrategy } from './strategy-work';

/** What a job has made, packed. */
export interface PackedStrategy {
  ground: Uint8Array;
  judgedBy: JudgedBy;
  groupings: Record<Granularity, Uint8Array>;
}

type Settled = Pick<StrategyRecord, 'settings'>;

@Injectable()
export class StrategyRepository {
  constructor(@InjectModel(STRATEGY_MODEL) private readonly strategies: Model<StrategyRecord>) {}

  /** Keeps what a job has made; a run that comes after a killed one puts the same in its place. */
  async keep(user: string, job: string, { ground, groupings, judgedBy }: PackedStrategy): Promise<void> {
    await this.strategies.updateOne(
      { job: new Types.ObjectId(job) },
      {
        $set: {
          user: new Types.ObjectId(user),
          at: new Date(),
          ground: Buffer.from(ground),
          groupings: {
            broad: Buffer.from(groupings.broad),
            balanced: Buffer.from(groupings.balanced),
            tight: Buffer.from(groupings.tight),
          },
        },
        $setOnInsert: { settings: defaultSettings(judgedBy) },
      },
      { upsert: true },
    );
  }

  /** An evaluation by its settings, with the one grouping that they ask for. */
  async findOwned(user: string, job: string): Promise<KeptStrategy | null> {
    const settled = await this.strategies.findOne({ job, user }, { settings: 1 }).lean<Settled>();
    return settled && this.findBy(user, job, settled.settings);
  }

  /** The evaluation, as it is by these settings. */
  async settle(user: string, job: string, settings: StrategySettings): Promise<KeptStrategy | null> {
    const { matchedCount } = await this.strategies.updateOne({ job, user }, { $set: { settings } });
    return matchedCount === 0 ? null : this.findBy(user, job, settings);
  }

  async removeOfJob(job: string): Promise<void> {
    await this.strategies.deleteOne({ job });
  }

  async removeOfUser(user: string): Promise<void> {
    await deleteInBatches(this.strategies, { user: new Types.ObjectId(user) });
  }

  private async findBy(user: string, job: string, settings: StrategySettings): Promise<KeptStrategy | null> {
    const others = GRANULARITIES.filter((granularity) => granularity !== settings.granularity);
    const without = Object.fromEntries(others.map((other) => [`groupings.${other}`, 0]));
    const record = await this.strategies.findOne({ job, user }, without).lean<StrategyRecord>();
    if (!record) return null;
    const grouping = bytesOf(record.groupings[settings.granularity]);
    return { ground: bytesOf(record.ground), grouping, settings };
  }
}
