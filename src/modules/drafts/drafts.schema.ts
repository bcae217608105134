import { Schema, type Types } from 'mongoose';
import type { GoalSource } from '../../contracts/drafts/drafts';
import type { Packed } from '../../core/database/packed';

interface Head {
  title: string;
  slug: string;
  description: string;
  keyword: string;
  words: number;
  /** The DraftNode as JSON, gzip. */
  content: Packed;
}

export interface DraftRecord extends Head {
  _id: Types.ObjectId;
  user: Types.ObjectId;
  /** Counts the saves. */
  version: number;
  /** The OptimizeGoal as JSON, gzip. */
  goal: Packed | null;
  source: GoalSource | null;
  /** When a version was kept last. */
  keptAt: Date;
  createdAt: Date;
  updatedAt: Date;
}

export interface DraftVersionRecord extends Head {
  _id: Types.ObjectId;
  user: Types.ObjectId;
  draft: Types.ObjectId;
  /** Null of an automatic one. */
  name: string | null;
  /** When its text was saved. */
  createdAt: Date;
}

export const DRAFT_MODEL = 'Draft';
export const DRAFT_VERSION_MODEL = 'DraftVersion';

const id = { type: Schema.Types.ObjectId, required: true };
const text = { type: String, default: '' };
const date = { type: Date, required: true };
const head = {
  title: text,
  slug: text,
  description: text,
  keyword: text,
  words: { type: Number, required: true },
  content: { type: Buffer, required: true },
};

export const DraftSchema = new Schema<DraftRecord>(
  {
    ...head,
    user: id,
    version: { type: Number, required: true },
    goal: { type: Buffer, default: null },
    source: { type: Schema.Types.Mixed, default: null },
    keptAt: date,
    createdAt: date,
    updatedAt: date,
  },
  { collection: 'drafts', versionKey: false, strictQuery: 'throw', minimize: false },
);

export const DraftVersionSchema = new Schema<DraftVersionRecord>(
  { ...head, user: id, draft: id, name: { type: String, default: null }, createdAt: date },
  { collection: 'draft_versions', versionKey: false, strictQuery: 'throw', minimize: false },
);
