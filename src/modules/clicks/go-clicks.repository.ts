import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import { deleteInBatches } from '../../core/database/delete-in-batches';
import { isDuplicateKey } from '../../core/database/duplicate-key';
import type { Day } from '../../domain/statistics/days';
import { GO_CLICKS_MODEL, type GoClicksRecord, type LiveGoLink } from './clicks.schema';

export interface ClickSums {
  byDay: ReadonlyMap<Day, number>;
  byLink: ReadonlyMap<string, number>;
}

/** How often links were clicked, a number for each link and day. */
@Injectable()
export class GoClicksRepository {
  constructor(@InjectModel(GO_CLICKS_MODEL) private readonly clicks: Model<GoClicksRecord>) {}

  /** One more. */
  async add(link: Pick<LiveGoLink, '_id' | 'block' | 'owner'>, day: Day): Promise<void> {
    try {
      await this.increment(link, day);
    } catch (error) {
      // Two were the first of the day at once: now there is a number to add to.
      if (!isDuplicateKey(error)) throw error;
      await this.increment(link, day);
    }
  }

  sumOfBlock(owner: string, block: string, from: Day): Promise<ClickSums> {
    const id = new Types.ObjectId(block);
    return this.sum({ block: id, day: { $gte: from }, owner: new Types.ObjectId(owner) });
  }

  sumOfLinks(owner: string, links: readonly string[], from: Day): Promise<ClickSums> {
    return this.sum({ link: { $in: [...links] }, day: { $gte: from }, owner: new Types.ObjectId(owner) });
  }

  async removeOf({ owner, block }: { owner: string; block?: string }): Promise<void> {
    await deleteInBatches(this.clicks, {
      owner: new Types.ObjectId(owner),
      ...(block && { block: new Types.ObjectId(block) }),
    });
  }

  removeOfLink(link: string): Promise<number> {
    return deleteInBatches(this.clicks, { link });
  }

  removeBefore(day: Day): Promise<number> {
    return deleteInBatches(this.clicks, { day: { $lt: day } });
  }

  private async increment({ _id, block, owner }: Pick<LiveGoLink, '_id' | 'block' | 'owner'>, day: Day) {
    await this.clicks.updateOne(
      { link: _id, day },
      { $inc: { clicks: 1 }, $setOnInsert: { block, owner } },
      { upsert: true },
    );
  }

  private async sum(filter: QueryFilter<GoClicksRecord>): Promise<ClickSums> {
    const [byDay, byLink] = await Promise.all([this.sumBy('$day', filter), this.sumBy('$link', filter)]);
    return { byDay, byLink };
  }

  private async sumBy(
    field: '$day' | '$link',
    filter: QueryFilter<GoClicksRecord>,
  ): Promise<Map<string, number>> {
    const sums = await this.clicks.aggregate<{ _id: string; clicks: number }>([
      { $match: filter },
      { $group: { _id: field, clicks: { $sum: '$clicks' } } },
    ]);
    return new Map(sums.map(({ _id, clicks }) => [_id, clicks]));
  }
}
