import { Schema, type Types } from 'mongoose';
import type {
  WatchFieldName,
  WatchMask,
  WatchOutcome,
  WatchPreset,
  WatchScope,
  WatchSeverity,
  WatchSlot,
} from '../../contracts/watches/watch-content';
import type { WatchProgress } from '../../contracts/watches/watch-progress';
import {
  WATCH_STATES,
  type WatchFailure,
  type WatchPauser,
  type WatchState,
} from '../../contracts/watches/watches';
import type { Packed } from '../../core/database/packed';

export const WATCH_STAGES = ['read', 'calibrate', 'confirm'] as const;
/** `calibrate`: a first version is there, and is compared with a second fetch; `confirm`: a difference is. */
export type WatchStage = (typeof WATCH_STAGES)[number];

/** A check under way: it outlives the worker that began it, and is counted once. */
export interface OpenCheck {
  /** Also the id of its row, and of the change that it finds. */
  _id: Types.ObjectId;
  startedAt: Date;
  manual: boolean;
  /** The window that it was counted in; absent where it is not counted. */
  window?: Date;
  stage: WatchStage;
  /** A fetch for an equal watch serves from then on. */
  notBefore: Date;
  /** The version that is looked at a second time. */
  version?: Types.ObjectId;
  /** Further looks at what was confirmed: at a page of which nearly nothing is left, and at a text that may rotate. */
  looks?: number;
  /** Why its last fetch brought no page; absent where it did. */
  failed?: Omit<LastCheckRecord, 'at'>;
  fetches: number;
  milliseconds: number;
  bytes: number;
  shared: boolean;
}

/** Who works on it, and until when nobody else does. */
export interface WatchClaim {
  token: string;
  until: Date;
}

/** Its place among those that wait for one host. */
export interface WatchTurn {
  host: string;
  /** For when it was given its turn, and when it comes next: due at another time, it has the place no longer. */
  since: Date;
  at: Date;
}

export interface WatchDayRecord {
  /** Checks, failed ones among them, and changes that were told. */
  checks?: number;
  failed?: number;
  changes?: number;
  /** Of the worst change: 3 for critical to 1. */
  rank?: number;
}

export interface LastCheckRecord {
  at: Date;
  outcome: WatchOutcome;
  status: number | null;
  failure?: WatchFailure;
}

export interface WatchRecord {
  _id: Types.ObjectId;
  user: Types.ObjectId;
  url: string;
  /** Hash of the normalised address. */
  addressKey: string;
  /** Its name or else its address, as lists are sorted by. */
  sortKey: string;
  name: string;
  tags: string[];
  state: WatchState;
  pausedBy?: WatchPauser;
  /** `user:number`, one of those that the plan has; a paused watch has none. */
  place?: string;
  scope: WatchScope;
  rules: string[];
  masks: WatchMask[];
  preset: WatchPreset;
  slots: WatchSlot[];
  /** Fields that were told to alternate. */
  alternating?: WatchFieldName[];
  /** The fields as they were read last, as JSON in gzip; absent where the baseline has the same. */
  fields?: Packed;
  intervalMinutes: number;
  notify: boolean;
  notifyFrom: WatchSeverity;
  progress: WatchProgress;
  /** When somebody may look at it next: to check it, or to go on with what a worker has left. Absent while it waits for nothing. */
  nextCheckAt?: Date;
  claim?: WatchClaim;
  turn?: WatchTurn;
  check?: OpenCheck;
  /** Checks counted in the window that begins then. */
  quota?: { window: Date; used: number };
  /** The version that pages are compared with. */
  baseline?: Types.ObjectId;
  baselineAt?: Date;
  /** Words of its whole page. */
  baselineWords?: number;
  /** What robots.txt said of it to Google when it was read last. */
  robotsTxt?: 'allowed' | 'blocked' | null;
  needsScript?: boolean;
  lines?: number;
  emptySelectors?: string[];
  /** By which its site can say that nothing has changed since the baseline. */
  validators?: { etag?: string; lastModified?: string; xRobotsTag?: string };
  /** When the whole page was read last. */
  wholeAt?: Date;
  /** By UTC day, `2026-11-25`. */
  days: Record<string, WatchDayRecord>;
  lastChange?: { _id: Types.ObjectId; at: Date; severity: WatchSeverity; summary: string };
  lastCheck?: LastCheckRecord;
  /** Again of `lastChange`, to sort by. */
  changedAt?: Date;
  /** Counts what its owner has changed, so that no two changes overwrite each other. */
  revision: number;
  createdAt: Date;
}

export const WATCH_MODEL = 'Watch';

const Mixed = Schema.Types.Mixed;

export const WatchSchema = new Schema<WatchRecord>(
  {
    user: { type: Schema.Types.ObjectId, required: true },
    url: { type: String, required: true },
    addressKey: { type: String, required: true },
    sortKey: { type: String, required: true },
    name: { type: String, default: '' },
    tags: { type: [String], default: [] },
    state: { type: String, enum: WATCH_STATES, required: true },
    pausedBy: String,
    place: String,
    scope: { type: Mixed, required: true },
    rules: { type: [String], default: [] },
    masks: { type: [String], default: [] },
    preset: { type: String, required: true },
    slots: { type: Mixed, default: [] },
    alternating: { type: [String], default: undefined },
    fields: Buffer,
    intervalMinutes: { type: Number, required: true },
    notify: { type: Boolean, required: true },
    notifyFrom: { type: String, required: true },
    progress: { type: Mixed, required: true },
    nextCheckAt: Date,
    claim: { type: Mixed },
    turn: { type: Mixed },
    check: { type: Mixed },
    quota: { type: Mixed },
    baseline: Schema.Types.ObjectId,
    baselineAt: Date,
    baselineWords: Number,
    robotsTxt: String,
    needsScript: Boolean,
    lines: Number,
    emptySelectors: { type: [String], default: undefined },
    validators: { type: Mixed },
    wholeAt: Date,
    days: { type: Mixed, default: {} },
    lastChange: { type: Mixed },
    lastCheck: { type: Mixed },
    changedAt: Date,
    revision: { type: Number, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'watches', versionKey: false, minimize: false, strictQuery: 'throw' },
);
