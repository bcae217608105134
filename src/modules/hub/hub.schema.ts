import type { Granularity } from '../../contracts/keywords/grouping';
import type { HubChoice } from '../../domain/hub/hub-choices';
import { Schema, type Types } from 'mongoose';

/** A tree of a hub; each change of it makes the version one higher. */
export interface StoredTree {
  version: number;
  /** A HubTree as JSON, gzip. */
  packed: Buffer;
}

/** A hub that a job has made: it goes with its job. */
export interface HubRecord {
  _id: Types.ObjectId;
  user: Types.ObjectId;
  job: Types.ObjectId;
  at: Date;
  /** A HubGround as JSON, gzip. */
  ground: Buffer;
  trees: Record<Granularity, StoredTree>;
  /** Of its seed and language; absent of hubs of before. */
  subject?: string;
  /** What its owner took in and out, the last ones; they count in later hubs of the same subject. */
  choices?: HubChoice[];
}

export const HUB_MODEL = 'Hub';

const tree = { version: { type: Number, required: true }, packed: { type: Buffer, required: true } };

export const HubSchema = new Schema<HubRecord>(
  {
    user: { type: Schema.Types.ObjectId, required: true },
    job: { type: Schema.Types.ObjectId, required: true },
    at: { type: Date, required: true },
    ground: { type: Buffer, required: true },
    trees: { broad: tree, balanced: tree, tight: tree },
    subject: { type: String },
    choices: { type: [{ _id: false, text: String, isIn: Boolean }], default: undefined },
  },
  { collection: 'hubs', versionKey: false, strictQuery: 'throw', minimize: false },
);
