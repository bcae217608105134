import { Schema, type Types } from 'mongoose';
import type { ModelErrorView, ModelUsage } from '../../contracts/model/model';

/** What was used on one UTC day. `charged` is that and what requests on their way have reserved. */
interface DayUse extends ModelUsage {
  charged: number;
}

/** Of one user. */
export interface ModelUseRecord extends DayUse {
  _id: Types.ObjectId;
  user: Types.ObjectId;
  /** `YYYY-MM-DD`. */
  day: string;
}

/** Of all users; the day is its id. */
export interface ModelDayRecord extends DayUse {
  _id: string;
}

/** A checked answer to one user, by the hash of everything that it was made from. */
export interface ModelAnswerRecord {
  _id: string;
  user: Types.ObjectId;
  value: unknown;
  at: Date;
}

/** There is one record. */
export interface ModelStateRecord {
  _id: string;
  lastError: (Omit<ModelErrorView, 'at'> & { at: Date }) | null;
}

export const MODEL_USE_MODEL = 'ModelUse';
export const MODEL_DAY_MODEL = 'ModelDay';
export const MODEL_ANSWER_MODEL = 'ModelAnswer';
export const MODEL_STATE_MODEL = 'ModelState';

const number = { type: Number, default: 0 };
const dayUse = { charged: number, tokensIn: number, tokensOut: number, requests: number };
const options = { versionKey: false, strictQuery: 'throw' } as const;

export const ModelUseSchema = new Schema<ModelUseRecord>(
  {
    user: { type: Schema.Types.ObjectId, required: true },
    day: { type: String, required: true },
    ...dayUse,
  },
  { collection: 'model_use', ...options },
);

export const ModelDaySchema = new Schema<ModelDayRecord>(
  { _id: { type: String, required: true }, ...dayUse },
  { collection: 'model_days', ...options },
);

export const ModelAnswerSchema = new Schema<ModelAnswerRecord>(
  {
    _id: { type: String, required: true },
    user: { type: Schema.Types.ObjectId, required: true },
    value: { type: Schema.Types.Mixed, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'model_answers', ...options },
);

export const ModelStateSchema = new Schema<ModelStateRecord>(
  { _id: { type: String, required: true }, lastError: { type: Schema.Types.Mixed, default: null } },
  { collection: 'model_state', ...options },
);
