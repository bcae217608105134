import { Schema } from 'mongoose';
import type { ProcessReport } from '../../domain/health/health-facts';

/** What each process tells of itself. */
export type ProcessReportRecord = Omit<ProcessReport, 'id'> & { _id: string };

export const PROCESS_REPORT_MODEL = 'ProcessReport';

export const ProcessReportSchema = new Schema<ProcessReportRecord>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    host: { type: String, required: true },
    pid: { type: Number, required: true },
    version: { type: String, required: true },
    node: { type: String, required: true },
    startedAt: { type: Date, required: true },
    seenAt: { type: Date, required: true },
    wayOut: { type: String, required: true },
    queue: { type: String, required: true },
    disks: { type: [{ _id: false, holds: String, freeBytes: Number, totalBytes: Number }], required: true },
    mail: { _id: false, type: { sentAt: Date, failedAt: Date, reason: String }, required: true },
    meaning: { type: String },
    trustsProxy: { type: Boolean, required: true },
    unheeded: { type: String },
  },
  { collection: 'process_reports', versionKey: false, strictQuery: 'throw' },
);
