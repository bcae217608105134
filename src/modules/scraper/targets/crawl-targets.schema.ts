import { Schema, type Types } from 'mongoose';
import type { PackedResource } from '../visit/packed-resources';
import type { TargetAnswer, TargetKind, TargetOutcome } from '../../../contracts/scraper/crawl-targets';

/** An address that pages of a crawl point at. */
export interface TargetRecord extends TargetAnswer {
  _id: Types.ObjectId;
  crawl: Types.ObjectId;
  url: string;
  kind: TargetKind;
  /** How many pages name it, and the first ones. */
  pages: number;
  foundOn: Types.ObjectId[];
  asked: boolean;
  /** Set where it was away when it was asked, until it is asked once more. */
  again?: boolean;
  outcome: TargetOutcome;
  /** The files that a style sheet names. */
  names?: PackedResource[];
}

export const TARGET_MODEL = 'CrawlTarget';

export const TargetSchema = new Schema<TargetRecord>(
  {
    crawl: { type: Schema.Types.ObjectId, required: true },
    url: { type: String, required: true },
    kind: { type: String, required: true },
    pages: { type: Number, required: true },
    foundOn: { type: [Schema.Types.ObjectId], required: true },
    asked: { type: Boolean, required: true },
    again: Boolean,
    outcome: { type: String, required: true },
    status: Number,
    failure: String,
    skipped: String,
    redirects: { type: Number, required: true },
    endUrl: String,
    contentType: String,
    bytes: Number,
    names: Schema.Types.Mixed,
  },
  { collection: 'crawl_targets', versionKey: false, strictQuery: 'throw' },
);
