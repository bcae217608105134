import { Schema, Types } from 'mongoose';
import { INTENT_TYPES, type IntentType } from '../../contracts/intent';

export interface IntentWordRecord {
  _id: Types.ObjectId;
  type: IntentType;
  label: string;
  /** The label as matching reads it: what is unique per intent and owner, sorted and searched. */
  key: string;
  /** Null for words that everybody sees. */
  owner: Types.ObjectId | null;
  important: boolean;
  createdAt: Date;
  updatedAt: Date;
}

export const INTENT_WORD_MODEL = 'IntentWord';
export const INTENT_WORDS_COLLECTION = 'intent_words';

export const IntentWordSchema = new Schema<IntentWordRecord>(
  {
    type: { type: String, required: true, enum: INTENT_TYPES },
    label: { type: String, required: true },
    key: { type: String, required: true },
    owner: { type: Types.ObjectId, default: null },
    important: { type: Boolean, required: true },
  },
  { collection: INTENT_WORDS_COLLECTION, timestamps: true, versionKey: false, strictQuery: 'throw' },
);
