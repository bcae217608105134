import { Schema, type Types } from 'mongoose';
import type { SchemaForm } from '../../contracts/schema/schema';

export interface SavedSchemaRecord {
  _id: Types.ObjectId;
  owner: Types.ObjectId;
  name: string;
  /** The name in lower case: what is sorted and searched. */
  nameKey: string;
  /** The article's, as it stands in the form. */
  address: string;
  form: SchemaForm;
  /** Files of the uploaded pictures that it names. */
  pictures: Types.ObjectId[];
  createdAt: Date;
  updatedAt: Date;
}

export type SavedSchemaRow = Omit<SavedSchemaRecord, 'form' | 'pictures'>;

export const SAVED_SCHEMA_MODEL = 'SavedSchema';

export const SavedSchemaSchema = new Schema<SavedSchemaRecord>(
  {
    owner: { type: Schema.Types.ObjectId, required: true },
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    address: { type: String, default: '' },
    // A list needs none of their texts.
    form: { type: Schema.Types.Mixed, required: true, select: false },
    pictures: { type: [Schema.Types.ObjectId], default: [], select: false },
  },
  { collection: 'saved_schemas', timestamps: true, versionKey: false, strictQuery: 'throw', minimize: false },
);

/** How many free checks a user had on the last day on which there was one. */
export interface FreeChecksRecord {
  /** The user's. */
  _id: Types.ObjectId;
  /** Of UTC: `2026-11-26`. */
  day: string;
  count: number;
}

export const FREE_CHECKS_MODEL = 'FreeSchemaChecks';

export const FreeChecksSchema = new Schema<FreeChecksRecord>(
  { day: { type: String, required: true }, count: { type: Number, required: true } },
  { collection: 'free_schema_checks', versionKey: false, strictQuery: 'throw' },
);
