import { Schema } from 'mongoose';
import type { Packed } from '../database/packed';

/** The vector of a text, by the hash of the model and the text: the text itself is not kept. */
export interface MeaningVectorRecord {
  _id: string;
  /** A byte a number: see packed-vectors.ts. */
  vector: Packed;
  at: Date;
}

export const MEANING_VECTOR_MODEL = 'MeaningVector';

export const MeaningVectorSchema = new Schema<MeaningVectorRecord>(
  {
    _id: { type: String, required: true },
    vector: { type: Buffer, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'meaning_vectors', versionKey: false, strictQuery: 'throw' },
);
