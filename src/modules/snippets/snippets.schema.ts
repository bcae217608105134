import { Schema, type Types } from 'mongoose';
import type { SnippetFields } from '../../contracts/snippets/snippets';

export interface SnippetRecord {
  _id: Types.ObjectId;
  user: Types.ObjectId;
  name: string;
  fields: SnippetFields;
  createdAt: Date;
  /** When it was last saved. */
  at: Date;
}

export type SnippetEntryRecord = Omit<SnippetRecord, 'fields'>;

export const SNIPPET_MODEL = 'Snippet';

export const SnippetSchema = new Schema<SnippetRecord>(
  {
    user: { type: Schema.Types.ObjectId, required: true },
    name: { type: String, required: true },
    // A list shows names and days alone.
    fields: { type: Schema.Types.Mixed, required: true, select: false },
  },
  {
    collection: 'snippets',
    timestamps: { createdAt: true, updatedAt: 'at' },
    versionKey: false,
    strictQuery: 'throw',
    minimize: false,
  },
);
