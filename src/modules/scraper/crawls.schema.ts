import { Schema, type Types } from 'mongoose';
import type { CrawlIssue } from '../../contracts/scraper/crawl-reports';
import type { CrawlOptions, CrawlProgress } from '../../contracts/scraper/crawls';
import { JOB_STATUSES, type JobStatus } from '../../contracts/jobs/job-states';
import type { RunState } from './run/run-state';

/** A crawl. It outlives its job, and goes when an admin deletes it. */
export interface CrawlRecord extends RunState {
  /** Who made it or resumed it when it had ended, and whose jobs it counts among. */
  owner: Types.ObjectId;
  /** Absent while the crawl is being started: its job comes last. */
  job?: Types.ObjectId;
  options: CrawlOptions;
  /** What has started it, if anything but an admin. */
  schedule?: Types.ObjectId;
  /** As far as the crawl knows it: while it is unfinished its job knows better. */
  status: JobStatus;
  error?: string;
  progress: CrawlProgress;
  /** Set where it goes on with what was beyond its depth, until that is in the frontier. */
  deepens?: boolean;
  /**
   * What its pages point at, once that is in its list: what is to be asked, what is beyond that, and whether what style
   * sheets name is among it.
   */
  targets?: { total: number; leftOut: number; named?: boolean };
  analysed: boolean;
  /** When: what is held of an analysis is out of date when there is another. */
  analysedAt?: Date;
  /** Set where it was analysed though it was stopped: what it tells is of the pages visited until then. */
  partial?: boolean;
  /** The job that works that out, and whose it is; kept when it failed, so that it is not begun again and again. */
  report?: { job: Types.ObjectId; owner: Types.ObjectId; failed?: boolean };
  issues?: CrawlIssue[];
  /** The ids of the rules that it was judged by; absent in crawls of before that was kept. */
  judged?: string[];
  createdAt: Date;
  startedAt?: Date;
  finishedAt?: Date;
}

export const CRAWL_MODEL = 'Crawl';

export const CrawlSchema = new Schema<CrawlRecord>(
  {
    owner: { type: Schema.Types.ObjectId, required: true },
    job: Schema.Types.ObjectId,
    options: { type: Schema.Types.Mixed, required: true },
    schedule: Schema.Types.ObjectId,
    status: { type: String, enum: JOB_STATUSES, required: true },
    error: String,
    progress: { type: Schema.Types.Mixed, required: true },
    seeded: { type: Boolean, required: true },
    sitemaps: { type: Schema.Types.Mixed, default: [] },
    deepens: Boolean,
    targets: Schema.Types.Mixed,
    analysed: { type: Boolean, required: true },
    analysedAt: Date,
    partial: Boolean,
    report: Schema.Types.Mixed,
    issues: Schema.Types.Mixed,
    judged: Schema.Types.Mixed,
    runner: String,
    lease: Date,
    deleting: Boolean,
    createdAt: { type: Date, required: true },
    startedAt: Date,
    finishedAt: Date,
  },
  { collection: 'crawls', versionKey: false, minimize: false, strictQuery: 'throw' },
);
