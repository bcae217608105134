import { Schema, type Types } from 'mongoose';
import type { UnseenLinks } from '../../contracts/scraper/unseen-links';
import type { MissingMeaning } from '../../contracts/hub/hub';
import type {
  AnchorRange,
  InterlinkDecision,
  InterlinkOptions,
  InterlinkPage,
  InterlinkReasons,
  LeftReason,
} from '../../contracts/interlinks/interlinks';

/** What a run has found, beside its suggestions and pages: it goes with its job. */
export interface InterlinkRunRecord {
  _id: Types.ObjectId;
  user: Types.ObjectId;
  job: Types.ObjectId;
  at: Date;
  options: InterlinkOptions;
  pages: number;
  left: Partial<Record<LeftReason, number>>;
  capped: number;
  partial: boolean;
  /** Absent of runs of before it was kept. */
  unseen?: UnseenLinks;
  missing?: MissingMeaning;
  /** KeptLinks as JSON, gzip. */
  links: Buffer;
}

export interface InterlinkSuggestionRecord {
  _id: Types.ObjectId;
  user: Types.ObjectId;
  job: Types.ObjectId;
  /** The suggestion's id, the same in later readings. */
  key: string;
  /** From 0, the best first. */
  rank: number;
  /** Places of the page among the sources, and among the targets. */
  sourceOrder: number;
  targetOrder: number;
  source: number;
  sourceUrl: string;
  sourceTitle: string;
  target: number;
  targetUrl: string;
  targetTitle: string;
  sentence: string;
  start: number;
  end: number;
  suggested: AnchorRange;
  blocked: AnchorRange[];
  language: string | null;
  score: number;
  reasons: InterlinkReasons;
  decision: InterlinkDecision;
  /** When that was decided, or the anchor moved. */
  decidedAt: Date;
}

export interface InterlinkPageRecord extends Omit<InterlinkPage, 'id' | 'inlinks' | 'depth'> {
  _id: Types.ObjectId;
  user: Types.ObjectId;
  job: Types.ObjectId;
  page: number;
  /** From 0: orphans first, then those with the fewest links. */
  order: number;
  /** As they are now. */
  inlinks: number;
  depth: number | null;
}

/** What a user has decided of a sentence's link, whichever run suggests it. */
export interface InterlinkDecisionRecord {
  _id: Types.ObjectId;
  user: Types.ObjectId;
  key: string;
  decision: InterlinkDecision;
  /** Where the anchor was moved to. */
  start?: number;
  end?: number;
  at: Date;
}

/** A reading on which runs cost nothing until then. */
export interface InterlinkPassRecord {
  _id: Types.ObjectId;
  user: Types.ObjectId;
  reading: Types.ObjectId;
  until: Date;
}

export const INTERLINK_RUN_MODEL = 'InterlinkRun';
export const INTERLINK_SUGGESTION_MODEL = 'InterlinkSuggestion';
export const INTERLINK_PAGE_MODEL = 'InterlinkPage';
export const INTERLINK_DECISION_MODEL = 'InterlinkDecision';
export const INTERLINK_PASS_MODEL = 'InterlinkPass';

const id = { type: Schema.Types.ObjectId, required: true };
const mixed = { type: Schema.Types.Mixed, required: true };
const text = { type: String, required: true };
const anyText = { type: String, default: '' };
const number = { type: Number, required: true };
const date = { type: Date, required: true };
const optionsOf = (collection: string) =>
  ({ collection, versionKey: false, strictQuery: 'throw', minimize: false }) as const;

export const InterlinkRunSchema = new Schema<InterlinkRunRecord>(
  {
    ...{ user: id, job: id, at: date, options: mixed, pages: number, left: mixed, capped: number },
    partial: { type: Boolean, required: true },
    unseen: Schema.Types.Mixed,
    missing: String,
    links: { type: Buffer, required: true },
  },
  optionsOf('interlink_runs'),
);

export const InterlinkSuggestionSchema = new Schema<InterlinkSuggestionRecord>(
  {
    ...{ user: id, job: id, key: text, rank: number, sourceOrder: number, targetOrder: number },
    ...{ source: number, sourceUrl: text, sourceTitle: anyText },
    ...{ target: number, targetUrl: text, targetTitle: anyText },
    ...{ sentence: text, start: number, end: number, suggested: mixed, blocked: mixed },
    language: String,
    ...{ score: number, reasons: mixed, decision: text, decidedAt: date },
  },
  optionsOf('interlink_suggestions'),
);

export const InterlinkPageSchema = new Schema<InterlinkPageRecord>(
  {
    ...{ user: id, job: id, page: number, order: number, url: text, title: anyText },
    language: String,
    ...{ inlinks: number, depth: Number, outlinks: number },
    orphan: { type: Boolean, required: true },
    priority: { type: Boolean, required: true },
  },
  optionsOf('interlink_pages'),
);

export const InterlinkDecisionSchema = new Schema<InterlinkDecisionRecord>(
  { user: id, key: text, decision: text, start: Number, end: Number, at: date },
  optionsOf('interlink_decisions'),
);

export const InterlinkPassSchema = new Schema<InterlinkPassRecord>(
  { user: id, reading: id, until: date },
  optionsOf('interlink_passes'),
);
