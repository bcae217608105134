import { Schema, type Types } from 'mongoose';
import type { WatchChangeRow, WatchCheckRow } from '../../contracts/watches/watch-history';
import type { WatchFailure } from '../../contracts/watches/watches';

/** What a watch has read, and when; its text is in the content, which watches share. */
export interface VersionRecord {
  _id: Types.ObjectId;
  watch: Types.ObjectId;
  at: Date;
  hash: string;
}

/** Lines and fields of a page, once for all versions that are alike. */
export interface ContentRecord {
  /** SHA-256 of what is packed. */
  _id: string;
  /** A WatchVersion as JSON in gzip. */
  packed: Buffer;
  /** Another one with each writer, so that nobody deletes what somebody begins to refer to. */
  touched: Types.ObjectId;
}

/** A difference that was confirmed, or was seen once. */
export interface ChangeRecord extends Omit<WatchChangeRow, '_id' | 'id' | 'watch' | 'at' | 'hasText'> {
  /** The check's. */
  _id: Types.ObjectId;
  watch: Types.ObjectId;
  user: Types.ObjectId;
  at: Date;
  /** 3 for critical to 1, to sort by. */
  rank: number;
  before?: Types.ObjectId;
  after?: Types.ObjectId;
  /** A WatchDifference as JSON in gzip. */
  packed: Buffer;
}

/** A check that has ended. */
export interface CheckRecord extends Omit<WatchCheckRow, '_id' | 'id' | 'at' | 'sentence' | 'change'> {
  _id: Types.ObjectId;
  watch: Types.ObjectId;
  user: Types.ObjectId;
  at: Date;
  change?: Types.ObjectId;
}

/** A host that watched pages are on, for all workers: one of them asks it at a time. */
export interface HostRecord {
  /** Host and port. */
  _id: string;
  /** When it may be asked next; while somebody asks it, when that one counts as dead. */
  freeAt: Date;
  holder?: string;
  /** From the beginning of its last turn to when it could be asked again, without a pause that it asked for. */
  turnMs?: number;
  /** Until when others wait for it, each for a time of its own. */
  queuedUntil?: Date;
  /** Its robots.txt as it was read last; a failure keeps the text before it for a day. */
  robots?: {
    at: Date;
    url: string;
    status: number | null;
    packed: Buffer;
    failure?: WatchFailure;
    readAt?: Date;
  };
}

/** An answer that equal watches share. */
export interface SharedFetchRecord {
  /** The address' key. */
  _id: string;
  at: Date;
  packed: Buffer;
}

export const WATCH_VERSION_MODEL = 'WatchVersion';
export const WATCH_CONTENT_MODEL = 'WatchContent';
export const WATCH_CHANGE_MODEL = 'WatchChange';
export const WATCH_CHECK_MODEL = 'WatchCheck';
export const WATCH_HOST_MODEL = 'WatchHost';
export const SHARED_FETCH_MODEL = 'WatchFetch';

const { ObjectId, Mixed } = Schema.Types;
const OPTIONS = { versionKey: false, strictQuery: 'throw' } as const;

export const VersionSchema = new Schema<VersionRecord>(
  {
    watch: { type: ObjectId, required: true },
    at: { type: Date, required: true },
    hash: { type: String, required: true },
  },
  { ...OPTIONS, collection: 'watch_versions' },
);

export const ContentSchema = new Schema<ContentRecord>(
  {
    _id: String,
    packed: { type: Buffer, required: true },
    touched: { type: ObjectId, required: true },
  },
  { ...OPTIONS, collection: 'watch_contents' },
);

export const ChangeSchema = new Schema<ChangeRecord>(
  {
    watch: { type: ObjectId, required: true },
    user: { type: ObjectId, required: true },
    watchName: { type: String, default: '' },
    url: { type: String, required: true },
    at: { type: Date, required: true },
    kind: { type: String, required: true },
    severity: { type: String, required: true },
    rank: { type: Number, required: true },
    summary: { type: String, required: true },
    fields: { type: [String], default: [] },
    added: { type: Number, required: true },
    removed: { type: Number, required: true },
    moved: { type: Number, required: true },
    seenOnce: { type: Boolean, required: true },
    ignored: { type: Boolean, required: true },
    before: ObjectId,
    after: ObjectId,
    packed: { type: Buffer, required: true },
  },
  { ...OPTIONS, collection: 'watch_changes' },
);

export const CheckSchema = new Schema<CheckRecord>(
  {
    watch: { type: ObjectId, required: true },
    user: { type: ObjectId, required: true },
    at: { type: Date, required: true },
    manual: { type: Boolean, required: true },
    outcome: { type: String, required: true },
    status: { type: Number, default: null },
    found: { type: String, required: true },
    failure: String,
    fetches: { type: Number, required: true },
    milliseconds: { type: Number, required: true },
    bytes: { type: Number, required: true },
    notModified: { type: Boolean, required: true },
    shared: { type: Boolean, required: true },
    change: ObjectId,
  },
  { ...OPTIONS, collection: 'watch_checks' },
);

export const HostSchema = new Schema<HostRecord>(
  {
    _id: String,
    freeAt: { type: Date, required: true },
    holder: String,
    turnMs: Number,
    queuedUntil: Date,
    robots: { type: Mixed },
  },
  { ...OPTIONS, collection: 'watch_hosts' },
);

export const SharedFetchSchema = new Schema<SharedFetchRecord>(
  {
    _id: String,
    at: { type: Date, required: true },
    packed: { type: Buffer, required: true },
  },
  { ...OPTIONS, collection: 'watch_fetches' },
);
