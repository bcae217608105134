import { Schema, type Types } from 'mongoose';
import type { BriefFindings, BriefOutline, BriefPage, OutlineKind } from '../../contracts/briefs/briefs';

/** A finished brief. */
export interface BriefRecord {
  _id: Types.ObjectId;
  user: Types.ObjectId;
  job: Types.ObjectId;
  keyword: string;
  language: string;
  country: string | null;
  ownKeywords: string[];
  /** How many outlines were ordered. */
  ordered: number;
  outlines: BriefOutline[];
  edited: OutlineKind[];
  /** Counts what changed the outlines. */
  version: number;
  read: number;
  outliers: number;
  unread: number;
  terms: number;
  /** BriefFound as JSON, gzip. */
  found: Buffer;
  createdAt: Date;
  updatedAt: Date;
}

/** What the rules make of the pages that count, all but what its owner has changed. */
export interface BriefFound {
  findings: BriefFindings;
  pages: BriefPage[];
  /** Of each kind that was ordered. */
  suggested: BriefOutline[];
}

/** A competitor of a run: a later run of the job goes on behind those that are done. */
export interface BriefPageRecord {
  _id: Types.ObjectId;
  user: Types.ObjectId;
  job: Types.ObjectId;
  /** From 1. */
  position: number;
  address: string | null;
  name: string | null;
  /** Whether it was read, or found unreadable. */
  done: boolean;
  finalUrl: string | null;
  title: string | null;
  failure: string | null;
  /** What its owner says; null goes by its words. */
  included: boolean | null;
  /** The CompetitorText as JSON, gzip. */
  text: Buffer | null;
}

export const BRIEF_MODEL = 'Brief';
export const BRIEF_PAGE_MODEL = 'BriefPage';

const text = { type: String, default: null };
const count = { type: Number, required: true };
const id = { type: Schema.Types.ObjectId, required: true };

export const BriefSchema = new Schema<BriefRecord>(
  {
    user: id,
    job: id,
    keyword: { type: String, required: true },
    language: { type: String, required: true },
    country: text,
    ownKeywords: [String],
    ordered: count,
    outlines: { type: Schema.Types.Mixed, required: true },
    edited: [String],
    version: count,
    read: count,
    outliers: count,
    unread: count,
    terms: count,
    found: { type: Buffer, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'briefs', versionKey: false, strictQuery: 'throw', minimize: false },
);

export const BriefPageSchema = new Schema<BriefPageRecord>(
  {
    user: id,
    job: id,
    position: count,
    address: text,
    name: text,
    done: { type: Boolean, required: true },
    finalUrl: text,
    title: text,
    failure: text,
    included: { type: Boolean, default: null },
    text: { type: Buffer, default: null },
  },
  { collection: 'brief_pages', versionKey: false, strictQuery: 'throw', minimize: false },
);
