import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, mongo, Types } from 'mongoose';
import { MAX_PRODUCTS } from '../../contracts/products/products';
import { isDuplicateKey } from '../../core/database/duplicate-key';
import { PRODUCT_MODEL, type ProductRecord } from './products.schema';

/**
 * Adds products to free places of their owner. A unique index lets no two have the same place: there are never more
 * products than places, however many are added at a time.
 */
@Injectable()
export class ProductSlotsRepository {
  constructor(@InjectModel(PRODUCT_MODEL) private readonly products: Model<ProductRecord>) {}

  /** Adds as many as there is room for, the first ones first; gives the ids of those that are there afterwards. */
  async insert(owner: string, records: readonly Omit<ProductRecord, 'slot'>[]): Promise<Set<string>> {
    const ofOwner = new Types.ObjectId(owner);
    let waiting = records;
    for (;;) {
      const there = await this.existing(records);
      waiting = waiting.filter(({ _id }) => !there.has(_id.toHexString()));
      const slots = waiting.length > 0 ? await this.freeSlots(ofOwner) : [];
      if (slots.length === 0) return there;
      await this.tryInsert(
        waiting.slice(0, slots.length).map((record, i) => ({ ...record, slot: slots[i] })),
      );
    }
  }

  private async tryInsert(records: readonly object[]): Promise<void> {
    try {
      await this.products.collection.insertMany([...records], { ordered: false });
    } catch (error) {
      // Others took a place meanwhile: what was left out is tried again.
      if (!(error instanceof mongo.MongoBulkWriteError) || !isDuplicateKey(error)) throw error;
    }
  }

  private async existing(records: readonly Pick<ProductRecord, '_id'>[]): Promise<Set<string>> {
    const found = await this.products
      .find({ _id: { $in: records.map(({ _id }) => _id) } }, { _id: 1 })
      .lean<Pick<ProductRecord, '_id'>[]>();
    return new Set(found.map(({ _id }) => _id.toHexString()));
  }

  /** From a place by chance on, so that those who add at the same time seldom want the same. */
  private async freeSlots(owner: Types.ObjectId): Promise<number[]> {
    const found = await this.products
      .find({ owner }, { _id: 0, slot: 1 })
      .lean<Pick<ProductRecord, 'slot'>[]>();
    const taken = new Set(found.map(({ slot }) => slot));
    const free = Array.from({ length: MAX_PRODUCTS }, (_, slot) => slot).filter((slot) => !taken.has(slot));
    const start = free.length > 0 ? randomInt(free.length) : 0;
    return [...free.slice(start), ...free.slice(0, start)];
  }
}
