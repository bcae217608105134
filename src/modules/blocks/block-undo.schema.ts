import { Schema, type Types } from 'mongoose';
import type { BlockConfig } from '../../contracts/blocks/blocks';

/** A saved block as it was before a product was taken over into it. */
export interface BlockUndoRecord {
  _id: Types.ObjectId;
  /** What was taken over together has one id. */
  change: Types.ObjectId;
  owner: Types.ObjectId;
  block: Types.ObjectId;
  config: BlockConfig;
  /** As the block had it. */
  toRefresh?: boolean;
  /** When the block was changed by that: another time since means another change. */
  updatedAt: Date;
  at: Date;
}

export const BLOCK_UNDO_MODEL = 'BlockUndo';

export const BlockUndoSchema = new Schema<BlockUndoRecord>(
  {
    change: { type: Schema.Types.ObjectId, required: true },
    owner: { type: Schema.Types.ObjectId, required: true },
    block: { type: Schema.Types.ObjectId, required: true },
    config: { type: Schema.Types.Mixed, required: true },
    toRefresh: { type: Boolean },
    updatedAt: { type: Date, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'block_undo', versionKey: false, strictQuery: 'throw', minimize: false },
);
