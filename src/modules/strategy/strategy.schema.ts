import type { Granularity } from '../../contracts/keywords/grouping';
import { Schema, type Types } from 'mongoose';
import type { StrategySettings } from '../../contracts/strategy/strategy';

/** What a job of an evaluation has made: it goes with its job. */
export interface StrategyRecord {
  _id: Types.ObjectId;
  user: Types.ObjectId;
  job: Types.ObjectId;
  at: Date;
  settings: StrategySettings;
  /** A StrategyGround as JSON, gzip. */
  ground: Buffer;
  /** Groupings, each as JSON, gzip. */
  groupings: Record<Granularity, Buffer>;
}

export const STRATEGY_MODEL = 'Strategy';

const packed = { type: Buffer, required: true };

export const StrategySchema = new Schema<StrategyRecord>(
  {
    user: { type: Schema.Types.ObjectId, required: true },
    job: { type: Schema.Types.ObjectId, required: true },
    at: { type: Date, required: true },
    settings: { type: Schema.Types.Mixed, required: true },
    ground: packed,
    groupings: { broad: packed, balanced: packed, tight: packed },
  },
  { collection: 'strategies', versionKey: false, strictQuery: 'throw', minimize: false },
);
