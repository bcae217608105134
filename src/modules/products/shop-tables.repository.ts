import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { SHOP_TABLE_MODEL, type ShopTableRecord } from './shop-tables.schema';

type ShopSettings = Pick<ShopTableRecord, 'tags' | 'shops'>;

/** What each user has set in the table of shops. */
@Injectable()
export class ShopTablesRepository {
  constructor(@InjectModel(SHOP_TABLE_MODEL) private readonly tables: Model<ShopTableRecord>) {}

  async of(user: string): Promise<ShopSettings> {
    const found = await this.tables.findById(user).lean<ShopTableRecord>();
    return { tags: found?.tags ?? [], shops: found?.shops ?? [] };
  }

  async save(user: string, settings: ShopSettings): Promise<void> {
    await this.tables.updateOne({ _id: user }, { $set: settings }, { upsert: true });
  }

  async removeOf(user: string): Promise<void> {
    await this.tables.deleteOne({ _id: user });
  }
}
