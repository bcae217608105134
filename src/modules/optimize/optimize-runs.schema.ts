import { Schema, type Types } from 'mongoose';
import type { Packed } from '../../core/database/packed';

/** What a run has found. */
export interface OptimizeRunRecord {
  _id: Types.ObjectId;
  user: Types.ObjectId;
  job: Types.ObjectId;
  /** The OptimizeGoal as JSON, gzip. */
  goal: Packed;
  createdAt: Date;
}

export const OPTIMIZE_RUN_MODEL = 'OptimizeRun';

const id = { type: Schema.Types.ObjectId, required: true };

export const OptimizeRunSchema = new Schema<OptimizeRunRecord>(
  { user: id, job: id, goal: { type: Buffer, required: true }, createdAt: { type: Date, required: true } },
  { collection: 'optimize_runs', versionKey: false, strictQuery: 'throw' },
);
