import { Schema } from 'mongoose';

/** When a schedule was last done. */
export interface ScheduleRunRecord {
  /** Its name. */
  _id: string;
  everyMs: number;
  knownSince: Date;
  finishedAt?: Date;
  failedAt?: Date;
}

export const SCHEDULE_RUN_MODEL = 'ScheduleRun';

export const ScheduleRunSchema = new Schema<ScheduleRunRecord>(
  {
    _id: { type: String, required: true },
    everyMs: { type: Number, required: true },
    knownSince: { type: Date, required: true },
    finishedAt: { type: Date },
    failedAt: { type: Date },
  },
  { collection: 'schedule_runs', versionKey: false, strictQuery: 'throw' },
);
