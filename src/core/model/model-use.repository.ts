import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import type { ModelUsage } from '../../contracts/model/model';
import { deleteInBatches } from '../database/delete-in-batches';
import { isDuplicateKey } from '../database/duplicate-key';
import { findPage, type ListPage, type ListRequest } from '../database/list-page';
import { MODEL_DAY_MODEL, MODEL_USE_MODEL, type ModelDayRecord, type ModelUseRecord } from './model.schema';

/** What a reservation is counted in: all users together, or one. */
export type Account = { day: string; user?: string };

const SORT_COLUMNS = { tokens: ['charged'] };

/** The tokens of each UTC day, of each user and of all. */
@Injectable()
export class ModelUseRepository {
  constructor(
    @InjectModel(MODEL_USE_MODEL) private readonly uses: Model<ModelUseRecord>,
    @InjectModel(MODEL_DAY_MODEL) private readonly days: Model<ModelDayRecord>,
  ) {}

  /** Reserves tokens where they stay within the limit, in one update; whether it did. */
  async reserve(account: Account, tokens: number, limit: number): Promise<boolean> {
    if (tokens > limit) return false;
    const room = { charged: { $not: { $gt: limit - tokens } } };
    const add = { $inc: { charged: tokens } };
    try {
      return await this.update(account, room, add, true);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // The record exists: it is full, or another request made it at this moment.
      return this.update(account, room, add, false);
    }
  }

  /** Puts what was used in the place of what was reserved; false where the record is gone, with its user. */
  settle(account: Account, reserved: number, used: ModelUsage): Promise<boolean> {
    const { tokensIn, tokensOut, requests } = used;
    const charged = tokensIn + tokensOut - reserved;
    return this.update(account, {}, { $inc: { charged, tokensIn, tokensOut, requests } }, false);
  }

  async ofDay(day: string): Promise<ModelUsage> {
    const record = await this.days.findById(day).lean<ModelDayRecord>();
    const { tokensIn = 0, tokensOut = 0, requests = 0 } = record ?? {};
    return { tokensIn, tokensOut, requests };
  }

  /** Who used it on a day; sorted by `tokens`. */
  list(
    day: string,
    { filter, sort, range }: ListRequest<{ id?: string[] }>,
  ): Promise<ListPage<ModelUseRecord>> {
    const stored: QueryFilter<ModelUseRecord> = { day, ...(filter.id && { _id: { $in: filter.id } }) };
    return findPage(this.uses, stored, sort, range, { columns: SORT_COLUMNS });
  }

  async removeOfUser(user: string): Promise<void> {
    await deleteInBatches(this.uses, { user: new Types.ObjectId(user) });
  }

  /** Gives how many records there were of the days before one. */
  async removeBefore(day: string): Promise<number> {
    const { deletedCount } = await this.days.deleteMany({ _id: { $lt: day } });
    return deletedCount + (await deleteInBatches(this.uses, { day: { $lt: day } }));
  }

  private async update(
    { day, user }: Account,
    condition: { charged?: { $not: { $gt: number } } },
    change: { $inc: Record<string, number> },
    upsert: boolean,
  ): Promise<boolean> {
    const { matchedCount, upsertedCount } =
      user === undefined
        ? await this.days.updateOne({ _id: day, ...condition }, change, { upsert })
        : await this.uses.updateOne({ user: new Types.ObjectId(user), day, ...condition }, change, {
            upsert,
          });
    return matchedCount + upsertedCount > 0;
  }
}
