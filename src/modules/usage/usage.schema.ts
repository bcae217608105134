import { Schema, type Types } from 'mongoose';
import type { ToolId } from '../../contracts/access/tools';
import type { Amounts, LimitedTool } from '../../contracts/usage/limits';

/** How much of a tool a user has used in one window. */
export interface UsageCounterRecord {
  _id: Types.ObjectId;
  user: Types.ObjectId;
  tool: LimitedTool;
  windowStart: Date;
  /** How much is used of each number of the plan's entry; absent where only something was added. */
  counts?: Amounts;
  /** What an admin has added to what the plan allows in this window. */
  extra?: Amounts;
  /** The charges that may still be given back: each is taken out when it is settled, so that it is settled once. */
  open?: Types.ObjectId[];
}

/** What somebody did with a tool, for the statistics. */
export interface UsageLogRecord {
  _id: Types.ObjectId;
  user: Types.ObjectId;
  tool: ToolId;
  operations: number;
  time: Date;
}

export const USAGE_COUNTER_MODEL = 'UsageCounter';
export const USAGE_LOG_MODEL = 'UsageLog';

export const UsageCounterSchema = new Schema<UsageCounterRecord>(
  {
    user: { type: Schema.Types.ObjectId, required: true },
    tool: { type: String, required: true },
    windowStart: { type: Date, required: true },
    counts: { type: Schema.Types.Mixed },
    extra: { type: Schema.Types.Mixed },
    open: { type: [Schema.Types.ObjectId], default: undefined },
  },
  { collection: 'usage_counters', versionKey: false, strictQuery: 'throw' },
);

export const UsageLogSchema = new Schema<UsageLogRecord>(
  {
    user: { type: Schema.Types.ObjectId, required: true },
    tool: { type: String, required: true },
    operations: { type: Number, required: true },
    time: { type: Date, required: true },
  },
  { collection: 'usage_log', versionKey: false, strictQuery: 'throw' },
);
