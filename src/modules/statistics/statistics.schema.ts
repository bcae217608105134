import { type mongo, Schema } from 'mongoose';
import type { Day } from '../../domain/statistics/days';

/** What all users together did on a closed day. It is written last: where it is, all else of the day is. */
export interface UsageDayRecord {
  _id: Day;
  users: number;
  operations: number;
  tools: Record<string, number>;
}

/** What each user did on a closed day or in a whole month, as lists of users with numbers: see `tally.ts`. */
export interface UsageTallyRecord {
  /** A day such as `2027-01-31`, or a month such as `2027-01`. */
  _id: string;
  all: mongo.Binary | Buffer;
  tools: Record<string, mongo.Binary | Buffer>;
}

/** Days to be counted again, from one on, until a moment has passed. */
export interface UsageRecountRecord {
  /** The user who was deleted; or MAKE_UP. */
  _id: string;
  from: Day;
  until: Date;
}

export const MAKE_UP = 'make-up';

export const USAGE_DAY_MODEL = 'UsageDay';
export const USAGE_TALLY_MODEL = 'UsageTally';
export const USAGE_RECOUNT_MODEL = 'UsageRecount';

const OPTIONS = { versionKey: false, minimize: false, strictQuery: 'throw' } as const;

export const UsageDaySchema = new Schema<UsageDayRecord>(
  {
    _id: { type: String, required: true },
    users: { type: Number, required: true },
    operations: { type: Number, required: true },
    tools: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'usage_days', ...OPTIONS },
);

export const UsageTallySchema = new Schema<UsageTallyRecord>(
  {
    _id: { type: String, required: true },
    all: { type: Schema.Types.Buffer, required: true },
    tools: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'usage_tallies', ...OPTIONS },
);

export const UsageRecountSchema = new Schema<UsageRecountRecord>(
  {
    _id: { type: String, required: true },
    from: { type: String, required: true },
    until: { type: Date, required: true },
  },
  { collection: 'usage_recounts', ...OPTIONS },
);
