import { Schema, type Types } from 'mongoose';
import type { NoticeDetails, NoticeKind, NoticeSeverity } from '../../contracts/notices/notices';

export interface NoticeRecord {
  _id: Types.ObjectId;
  user: Types.ObjectId;
  kind: NoticeKind;
  /** What it was published by: a publisher that tries again makes no second one. */
  key: string;
  severity: NoticeSeverity;
  title: string;
  body: string;
  link: string;
  details: NoticeDetails;
  at: Date;
  unread: boolean;
  readAt?: Date;
  /** Set while channels are still to be told; from then on somebody else does. */
  tellFrom?: Date;
}

export const NOTICE_MODEL = 'Notice';

export const NoticeSchema = new Schema<NoticeRecord>(
  {
    user: { type: Schema.Types.ObjectId, required: true },
    kind: { type: String, required: true },
    key: { type: String, required: true },
    severity: { type: String, required: true },
    title: { type: String, required: true },
    body: { type: String, default: '' },
    link: { type: String, default: '' },
    details: { type: Schema.Types.Mixed, required: true },
    at: { type: Date, required: true },
    unread: { type: Boolean, required: true },
    readAt: Date,
    tellFrom: Date,
  },
  { collection: 'notices', versionKey: false, minimize: false, strictQuery: 'throw' },
);
