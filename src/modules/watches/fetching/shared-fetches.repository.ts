import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { deleteInBatches } from '../../../core/database/delete-in-batches';
import { isDuplicateKey } from '../../../core/database/duplicate-key';
import type { Packed } from '../../../core/database/packed';
import { SHARED_FETCH_MODEL, type SharedFetchRecord } from '../watch-records.schema';

/** Answers that are a few minutes old, for the watches that have the same address. */
@Injectable()
export class SharedFetchesRepository {
  constructor(@InjectModel(SHARED_FETCH_MODEL) private readonly fetches: Model<SharedFetchRecord>) {}

  async find(addressKey: string, since: Date, until: Date): Promise<{ at: Date; packed: Packed } | null> {
    return this.fetches
      .findOne({ _id: addressKey, at: { $gte: since, $lte: until } })
      .lean<{ at: Date; packed: Packed }>();
  }

  /** A newer one that is there stays. */
  async keep(addressKey: string, at: Date, packed: Buffer): Promise<void> {
    try {
      await this.fetches.updateOne(
        { _id: addressKey, at: { $lte: at } },
        { $set: { at, packed } },
        { upsert: true },
      );
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  async remove(addressKey: string): Promise<void> {
    await this.fetches.deleteOne({ _id: addressKey });
  }

  removeBefore(time: Date): Promise<number> {
    return deleteInBatches(this.fetches, { at: { $lt: time } });
  }
}
