import { Schema, type Types } from 'mongoose';
import type { BlockConfig, BlockVariant } from '../../contracts/blocks/blocks';

export interface BlockRecord {
  _id: Types.ObjectId;
  owner: Types.ObjectId;
  variant: BlockVariant;
  name: string;
  /** The name in lower case: what is unique per owner and variant, sorted and searched. */
  nameKey: string;
  config: BlockConfig;
  /** Ids of the products that it was filled from: what its config says of them. */
  products: string[];
  /** Files of the uploaded pictures that it shows. */
  pictures: Types.ObjectId[];
  /** Absent: it was never switched on. */
  countClicks?: boolean;
  /** Whether a product was taken over into it that pages do not show yet; absent where it was copied since. */
  toRefresh?: boolean;
  createdAt: Date;
  updatedAt: Date;
}

export type BlockEntryRecord = Omit<BlockRecord, 'config'>;

export const BLOCK_MODEL = 'Block';

export const BlockSchema = new Schema<BlockRecord>(
  {
    owner: { type: Schema.Types.ObjectId, required: true },
    variant: { type: String, required: true },
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    // Lists have hundreds of blocks, and a config may hold pictures.
    config: { type: Schema.Types.Mixed, required: true, select: false },
    products: { type: [String], default: [] },
    pictures: { type: [Schema.Types.ObjectId], default: [] },
    countClicks: { type: Boolean },
    toRefresh: { type: Boolean },
  },
  { collection: 'blocks', timestamps: true, versionKey: false, strictQuery: 'throw', minimize: false },
);
