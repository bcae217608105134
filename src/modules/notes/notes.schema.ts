import { Schema, type Types } from 'mongoose';

/** The one note that there is. */
export interface NoteRecord {
  _id: 'important';
  msg: string;
  version: number;
  updatedAt: Date;
}

/** The last version that a user has closed. */
export interface SeenNoteRecord {
  /** The user's. */
  _id: Types.ObjectId;
  version: number;
}

export const NOTE_MODEL = 'Note';
export const SEEN_NOTE_MODEL = 'SeenNote';

export const NoteSchema = new Schema<NoteRecord>(
  {
    _id: { type: String, required: true },
    // An empty message is one: it says that the note was removed.
    msg: { type: String, default: '' },
    version: { type: Number, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'notes', versionKey: false, strictQuery: 'throw' },
);

export const SeenNoteSchema = new Schema<SeenNoteRecord>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    version: { type: Number, required: true },
  },
  { collection: 'seen_notes', versionKey: false, strictQuery: 'throw' },
);
