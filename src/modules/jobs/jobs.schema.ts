import { Schema, type Types } from 'mongoose';
import type { JobInput, JobKind, JobMap } from '../../contracts/jobs/job-kinds';
import { JOB_STATUSES, type JobStatus } from '../../contracts/jobs/job-states';
import type { JobView } from '../../contracts/jobs/jobs';
import type { Charge } from '../usage/usage.service';

/** Runs in a row that may end without a word, since their process died. */
export const MAX_LOST_RUNS = 3;

export interface JobRecord {
  _id: Types.ObjectId;
  kind: JobKind;
  owner: Types.ObjectId;
  /** As it was when the job was made. */
  ownerEmail: string;
  /** The admin who made it while acting as its owner: it is neither charged nor logged as the owner's use. */
  actingAdmin?: Types.ObjectId;
  /** `pending` until what it costs is counted: nobody runs, cancels or pauses it before. */
  status: JobStatus | 'pending';
  pendingSince?: Date;
  /** What it costs its owner; absent where nothing is counted. */
  charge?: Charge;
  /** Whether its owner has had a first result: from then on nothing is given back. */
  delivered?: boolean;
  /** Whether it has ended and its charge and the usage log do not know it yet. */
  unsettled?: boolean;
  /** Whether it was paused or cancelled while it ran and its worker has not let go of it yet. */
  stopping?: boolean;
  /** One of its owner's MAX_UNFINISHED_JOBS places, while it is unfinished; no two jobs have the same. */
  slot?: string;
  /** Whether the queue may hold it: of each owner and kind one does, of some kinds a second one; `turn` is unique, too. */
  turn?: string;
  progress: JobView['progress'];
  parameters: JobMap[JobKind]['parameters'];
  /** Never shown. An uploaded file is removed with the job, and sooner when no run needs it any more. */
  input: JobInput;
  result?: JobMap[JobKind]['result'];
  /** Id in the file store. */
  outputFile?: string;
  /** For the owner. */
  error?: { code: string; message: string };
  /** For the admin. */
  reason?: string;
  attempts: number;
  /** Starts since a run last told how it ended, or got further than those before it. */
  starts?: number;
  /** The most that was done in any run. */
  furthest?: number;
  createdAt: Date;
  /** Its first start, however often it began again. */
  startedAt?: Date;
  /** While it is paused, and of one that was ended in its pause. */
  pausedAt?: Date;
  /** All pauses since its first start that are over. */
  pausedMs?: number;
  finishedAt?: Date;
  expiresAt: Date;
}

/** The uploaded file of a job whose kind takes one. */
export function uploadOf({ input }: Pick<JobRecord, 'input'>): string | undefined {
  return 'fileId' in input ? input.fileId : undefined;
}

export const JOB_MODEL = 'Job';

const progress = {
  done: { type: Number, required: true },
  total: { type: Number, required: true },
  step: String,
  memory: { type: Number },
};

export const JobSchema = new Schema<JobRecord>(
  {
    kind: { type: String, required: true },
    owner: { type: Schema.Types.ObjectId, required: true },
    ownerEmail: { type: String, required: true },
    actingAdmin: Schema.Types.ObjectId,
    status: { type: String, enum: [...JOB_STATUSES, 'pending'], required: true },
    pendingSince: Date,
    charge: Schema.Types.Mixed,
    delivered: Boolean,
    unsettled: Boolean,
    stopping: Boolean,
    slot: String,
    turn: String,
    progress: { type: new Schema(progress, { _id: false }), required: true },
    parameters: { type: Schema.Types.Mixed, required: true },
    input: { type: Schema.Types.Mixed, required: true },
    result: Schema.Types.Mixed,
    outputFile: String,
    error: { type: new Schema({ code: String, message: String }, { _id: false }) },
    reason: String,
    attempts: { type: Number, required: true },
    starts: Number,
    furthest: Number,
    createdAt: { type: Date, required: true },
    startedAt: Date,
    pausedAt: Date,
    pausedMs: Number,
    finishedAt: Date,
    expiresAt: { type: Date, required: true },
  },
  { collection: 'jobs', versionKey: false, minimize: false, strictQuery: 'throw' },
);
