import { Schema, type Types } from 'mongoose';
import { BULK_ROW_STATUSES, type BulkRowStatus } from '../../contracts/bulk/bulk-changes';
import type { BulkValues } from '../../core/bulk/bulk-resource';

/** One record of a change: the job knows by it where to go on, and an undo what to put back. */
export interface BulkRowRecord {
  _id: Types.ObjectId;
  job: Types.ObjectId;
  /** Its place in the selection. */
  row: number;
  record: string;
  label: string;
  status: BulkRowStatus;
  reason: string;
  /** Noted before the record is changed: a run after a killed one does the same again. */
  patch?: BulkValues;
  /** Of an update: the values as they were and, where it changed any, those that it left in their place. */
  before?: BulkValues;
  after?: BulkValues;
}

export const BULK_ROW_MODEL = 'BulkChangeRow';

export const BulkRowSchema = new Schema<BulkRowRecord>(
  {
    job: { type: Schema.Types.ObjectId, required: true },
    row: { type: Number, required: true },
    record: { type: String, required: true },
    label: { type: String, default: '' },
    status: { type: String, enum: BULK_ROW_STATUSES, required: true },
    reason: { type: String, default: '' },
    patch: { type: Schema.Types.Mixed },
    before: { type: Schema.Types.Mixed },
    after: { type: Schema.Types.Mixed },
  },
  { collection: 'bulk_change_rows', versionKey: false, minimize: false, strictQuery: 'throw' },
);
