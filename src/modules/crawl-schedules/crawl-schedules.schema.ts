import { Schema, type Types } from 'mongoose';
import type {
  CrawlRepeat,
  CrawlScheduleView,
  ScheduledChange,
  ScheduledOutcome,
} from '../../contracts/scraper/crawl-schedules';
import type { CrawlOptions } from '../../contracts/scraper/crawls';

/** It is being started, or waits for that. */
export interface ScheduleClaim {
  /** Of who is at it. */
  token: string;
  dueAt: Date;
  /** The id of the crawl that is started: who goes on where another process died starts no second one. */
  crawl: Types.ObjectId;
  /** Until then nobody else begins. */
  until: Date;
  /** What it waits for, as a sentence. */
  reason?: string;
}

/** The crawl that was started last. */
export interface StartedRun {
  crawl: Types.ObjectId;
  startedAt: Date;
  /** Whether it is still to be told what became of it. */
  open: boolean;
  outcome?: ScheduledOutcome;
  error?: string;
  pages?: number;
  change?: ScheduledChange;
}

export interface ScheduleRecord {
  _id: Types.ObjectId;
  owner: Types.ObjectId;
  /** One of the few that an owner has. */
  slot: string;
  /** As a whole, so that options that come later are kept as well. */
  options: CrawlOptions;
  addresses: number;
  repeat: CrawlRepeat;
  paused?: CrawlScheduleView['paused'];
  /** Absent while it is paused. */
  nextRunAt?: Date;
  claim?: ScheduleClaim;
  run?: StartedRun;
  notStarted?: { at: Date; reason: string; skipped: boolean };
  /** In a row. */
  failures: number;
  createdAt: Date;
}

/** With the addresses of its list, which may be megabytes. */
export interface WholeSchedule extends ScheduleRecord {
  listed: string[];
}

export const SCHEDULE_MODEL = 'CrawlSchedule';

export const ScheduleSchema = new Schema<WholeSchedule>(
  {
    owner: { type: Schema.Types.ObjectId, required: true },
    slot: { type: String, required: true },
    options: { type: Schema.Types.Mixed, required: true },
    listed: { type: Schema.Types.Mixed, default: [], select: false },
    addresses: { type: Number, required: true },
    repeat: { type: Schema.Types.Mixed, required: true },
    paused: String,
    nextRunAt: Date,
    claim: Schema.Types.Mixed,
    run: Schema.Types.Mixed,
    notStarted: Schema.Types.Mixed,
    failures: { type: Number, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'crawl_schedules', versionKey: false, minimize: false, strictQuery: 'throw' },
);
