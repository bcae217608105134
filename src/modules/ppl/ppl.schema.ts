import { Schema, type Types } from 'mongoose';
import type { FirstRows } from '../../contracts/csv/first-rows';

/** A content, which never changes: another one is another file. */
export interface PplContent {
  /** In the file store. */
  fileId: string;
  /** What the file was called when it was chosen. */
  fileName: string;
  bytes: number;
  rows: number;
  preview: FirstRows;
}

export interface PplRecord extends PplContent {
  _id: Types.ObjectId;
  name: string;
  /** The name as it is sorted and searched. */
  nameKey: string;
  isPro: boolean;
  tags: string[];
  downloads: number;
  createdAt: Date;
  updatedAt: Date;
}

export const PPL_MODEL = 'PplFile';

export const PplSchema = new Schema<PplRecord>(
  {
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    isPro: { type: Boolean, default: false },
    tags: { type: [String], default: [] },
    downloads: { type: Number, default: 0 },
    fileId: { type: String, required: true },
    fileName: { type: String, required: true },
    bytes: { type: Number, required: true },
    rows: { type: Number, required: true },
    // The form's alone.
    preview: { type: Schema.Types.Mixed, required: true, select: false },
  },
  { collection: 'ppl_files', timestamps: true, versionKey: false, minimize: false, strictQuery: 'throw' },
);
