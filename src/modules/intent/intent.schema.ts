import { Schema, Types } from 'mongoose';
import type { IntentLanguage } from '../../contracts/intent/intent-languages';
import { INTENT_TYPES, type IntentType } from '../../contracts/intent/intent';

export interface IntentWordRecord {
  _id: Types.ObjectId;
  type: IntentType;
  label: string;
  /** The label as matching reads it: what is unique per intent and owner, sorted and searched. */
  key: string;
  /** Null for words that everybody sees. */
  owner: Types.ObjectId | null;
  important: boolean;
  /** Null for a word of every language. */
  languages: IntentLanguage[] | null;
  createdAt: Date;
  updatedAt: Date;
}

/** A number beside the words: of a student's own ones under the student's id, of changes of the shared ones. */
export interface IntentWordCounterRecord {
  _id: string;
  count: number;
  changedAt: Date;
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
    languages: { type: [String], default: null },
  },
  { collection: INTENT_WORDS_COLLECTION, timestamps: true, versionKey: false, strictQuery: 'throw' },
);

export const INTENT_WORD_COUNTER_MODEL = 'IntentWordCounter';

export const IntentWordCounterSchema = new Schema<IntentWordCounterRecord>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    changedAt: { type: Date, required: true },
  },
  { collection: 'intent_word_counters', versionKey: false, strictQuery: 'throw' },
);
