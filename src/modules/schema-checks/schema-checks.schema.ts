import { Schema, type Types } from 'mongoose';
import type { SchemaCheckView } from '../../contracts/schema/schema-check-views';

/** A page or paste of a run that is dealt with: a later run of the job goes on behind it. */
export interface SchemaCheckRecord extends Omit<SchemaCheckView, 'id' | 'job' | 'at'> {
  _id: Types.ObjectId;
  user: Types.ObjectId;
  job: Types.ObjectId;
  at: Date;
  /** Tells a page's checks from all others. */
  addressKey: string | null;
  /** The SchemaReport as JSON, gzip. */
  report: Buffer | null;
}

export const SCHEMA_CHECK_MODEL = 'SchemaCheck';

const text = { type: String, default: null };

export const SchemaCheckSchema = new Schema<SchemaCheckRecord>(
  {
    user: { type: Schema.Types.ObjectId, required: true },
    job: { type: Schema.Types.ObjectId, required: true },
    position: { type: Number, required: true },
    at: { type: Date, required: true },
    competitor: { type: Boolean, required: true },
    address: text,
    addressKey: text,
    finalUrl: text,
    status: { type: Number, default: null },
    failure: text,
    summary: { type: Schema.Types.Mixed, default: null },
    report: { type: Buffer, default: null },
  },
  { collection: 'schema_checks', versionKey: false, strictQuery: 'throw', minimize: false },
);
