import { Schema, type Types } from 'mongoose';
import { AUDIT_ACTIONS, type AuditAction } from '../../contracts/audit/audit';

export interface AuditRecord {
  _id: Types.ObjectId;
  actor: Types.ObjectId;
  actorEmail: string;
  /** Name of the API key by which a program did it. */
  apiKey?: string;
  action: AuditAction;
  resource: string;
  recordId: string;
  label: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  time: Date;
  /** The `recordId` of the entry that this one belongs to. */
  group?: string;
}

export const AUDIT_MODEL = 'AuditEntry';

export const AuditSchema = new Schema<AuditRecord>(
  {
    actor: { type: Schema.Types.ObjectId, required: true },
    actorEmail: { type: String, required: true },
    apiKey: { type: String },
    action: { type: String, enum: AUDIT_ACTIONS, required: true },
    resource: { type: String, required: true },
    recordId: { type: String, required: true },
    label: { type: String, default: '' },
    before: { type: Schema.Types.Mixed, default: null },
    after: { type: Schema.Types.Mixed, default: null },
    time: { type: Date, required: true },
    group: { type: String },
  },
  { collection: 'audit_log', versionKey: false, minimize: false, strictQuery: 'throw' },
);
