import { Schema, type Types } from 'mongoose';
import type { Shop } from '../../contracts/products/shops';

/** What a user has set in the table of shops. */
export interface ShopTableRecord {
  /** The user's id. */
  _id: Types.ObjectId;
  /** The user's tags at built-in shops. */
  tags: { shop: string; tag: string }[];
  shops: Shop[];
}

export const SHOP_TABLE_MODEL = 'ShopTable';

const text = { type: String, default: '' };

export const ShopTableSchema = new Schema<ShopTableRecord>(
  {
    tags: { type: [{ _id: false, shop: text, tag: text }], default: [] },
    shops: {
      type: [{ _id: false, id: text, name: text, hosts: [String], parameter: text, tag: text }],
      default: [],
    },
  },
  { collection: 'product_shops', versionKey: false, strictQuery: 'throw', id: false },
);
