import { Schema, type Types } from 'mongoose';
import type { Product } from '../../contracts/products/products';

export interface ProductRecord extends Product {
  _id: Types.ObjectId;
  owner: Types.ObjectId;
  /** One of `MAX_PRODUCTS` places that an owner has: no two of the owner's products have the same. */
  slot: number;
  /** What names and tags have in common that look alike: what lists are sorted and filtered by. */
  nameKey: string;
  tagKeys: string[];
  /** The price as a number to sort by; absent without one. */
  amount?: number;
  /** File of the picture, where that was uploaded. */
  picture?: Types.ObjectId;
  /** Another one with every write: an undo knows by it whether it would take back more than its own change. */
  revision: Types.ObjectId;
  createdAt: Date;
  updatedAt: Date;
}

export type ProductEntryRecord = Omit<ProductRecord, 'description' | 'pros' | 'cons' | 'features'>;

/** All but what the database alone knows of a product. */
export type ProductFields = Omit<ProductRecord, '_id' | 'owner' | 'slot' | 'revision' | 'createdAt'>;

export const PRODUCT_MODEL = 'Product';

const text = { type: String, default: '' };

export const ProductSchema = new Schema<ProductRecord>(
  {
    owner: { type: Schema.Types.ObjectId, required: true },
    slot: { type: Number, required: true },
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    image: text,
    imageAlt: text,
    description: text,
    links: { type: [{ _id: false, shop: text, url: text }], default: [] },
    price: { _id: false, type: { amount: text, was: text, currency: text, asOf: text }, required: true },
    pros: { type: [String], default: [] },
    cons: { type: [String], default: [] },
    features: { type: [{ _id: false, key: text, value: text }], default: [] },
    score: text,
    brand: text,
    sku: text,
    gtin: text,
    tags: { type: [String], default: [] },
    tagKeys: { type: [String], default: [] },
    amount: Number,
    picture: Schema.Types.ObjectId,
    revision: { type: Schema.Types.ObjectId, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'products', versionKey: false, strictQuery: 'throw' },
);
