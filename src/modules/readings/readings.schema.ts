import { Schema, type Types } from 'mongoose';
import { JOB_STATUSES, type JobStatus } from '../../contracts/jobs/job-states';
import type { UnseenLinks } from '../../contracts/scraper/unseen-links';
import type { ReadingSource } from '../../contracts/readings/reading-jobs';
import type { SiteRunState } from '../scraper/site-run.service';

/** A reading of a site: what it is asked for, how far it is, and what repeats on its pages. */
export interface ReadingRecord extends SiteRunState {
  owner: Types.ObjectId;
  /** The owner again while it is unfinished: of one user's readings one is. */
  active?: Types.ObjectId;
  /** Absent while it is being started: its job comes last. */
  job?: Types.ObjectId;
  source: ReadingSource;
  name: string;
  /** As far as the reading knows it: while it is unfinished its job knows better. */
  status: JobStatus;
  error?: string;
  /** Pages with a main text; known when it is done. */
  pages: number;
  /** Kept of it; while it is unfinished its progress knows better. */
  bytes: number;
  /** The keys of what repeats, 64-bit floating-point numbers one after the other. */
  template?: Buffer;
  /** How many they are, and some of the blocks. */
  repeated?: number;
  samples?: string[];
  fullBy?: 'pages' | 'bytes';
  /** Null where all links of the site were seen; absent while it is unfinished, and of one of before that was looked at. */
  unseen?: UnseenLinks | null;
  createdAt: Date;
  startedAt?: Date;
  finishedAt?: Date;
}

export const READING_MODEL = 'Reading';

export const ReadingSchema = new Schema<ReadingRecord>(
  {
    owner: { type: Schema.Types.ObjectId, required: true },
    active: Schema.Types.ObjectId,
    job: Schema.Types.ObjectId,
    source: { type: String, required: true },
    name: { type: String, required: true },
    options: { type: Schema.Types.Mixed, required: true },
    status: { type: String, enum: JOB_STATUSES, required: true },
    error: String,
    progress: { type: Schema.Types.Mixed, required: true },
    seeded: { type: Boolean, required: true },
    sitemaps: { type: Schema.Types.Mixed, default: [] },
    pages: { type: Number, required: true },
    bytes: { type: Number, required: true },
    template: Buffer,
    repeated: Number,
    samples: { type: Schema.Types.Mixed },
    fullBy: String,
    unseen: Schema.Types.Mixed,
    runner: String,
    lease: Date,
    deleting: Boolean,
    createdAt: { type: Date, required: true },
    startedAt: Date,
    finishedAt: Date,
  },
  { collection: 'readings', versionKey: false, minimize: false, strictQuery: 'throw' },
);
