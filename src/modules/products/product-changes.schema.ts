import { Schema, type Types } from 'mongoose';
import type { ProductChangeKind } from '../../contracts/products/product-changes';
import type { ProductRecord } from './products.schema';

/** A change of products that can still be undone. */
export interface ProductChangeRecord {
  _id: Types.ObjectId;
  owner: Types.ObjectId;
  kind: ProductChangeKind;
  /** Products that it changed. */
  changed: number;
  at: Date;
}

/** What a change did to one product. */
export interface ProductUndoRecord {
  change: Types.ObjectId;
  owner: Types.ObjectId;
  product: Types.ObjectId;
  /** The product as it was; absent where the change made it. */
  before?: ProductRecord;
  /** The product's revision since the change; absent where the change deleted it. */
  revision?: Types.ObjectId;
  /** File of the picture that it had before, where that was uploaded. */
  picture?: Types.ObjectId;
}

export const PRODUCT_CHANGE_MODEL = 'ProductChange';
export const PRODUCT_UNDO_MODEL = 'ProductUndo';

export const ProductChangeSchema = new Schema<ProductChangeRecord>(
  {
    owner: { type: Schema.Types.ObjectId, required: true },
    kind: { type: String, required: true },
    changed: { type: Number, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'product_changes', versionKey: false, strictQuery: 'throw' },
);

export const ProductUndoSchema = new Schema<ProductUndoRecord>(
  {
    change: { type: Schema.Types.ObjectId, required: true },
    owner: { type: Schema.Types.ObjectId, required: true },
    product: { type: Schema.Types.ObjectId, required: true },
    before: Schema.Types.Mixed,
    revision: Schema.Types.ObjectId,
    picture: Schema.Types.ObjectId,
  },
  { collection: 'product_undo', versionKey: false, strictQuery: 'throw', minimize: false },
);
