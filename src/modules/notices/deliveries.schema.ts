import { Schema, type Types } from 'mongoose';
import type { DeliveryKind, DeliveryState, DeliveryTry } from '../../contracts/notices/channels';
import type { NoticeRecord } from './notices.schema';

export type KeptTry = Omit<DeliveryTry, 'at'> & { at: Date };

/** What of a notice is sent. */
export type NoticeContent = Pick<
  NoticeRecord,
  '_id' | 'kind' | 'severity' | 'title' | 'body' | 'link' | 'details' | 'at'
>;

export interface DeliveryContent {
  notices: NoticeContent[];
  /** How many a digest has beyond those. */
  more: number;
}

export interface DeliveryRecord {
  _id: Types.ObjectId;
  user: Types.ObjectId;
  channel: Types.ObjectId;
  messageId: string;
  kind: DeliveryKind;
  title: string;
  notices: Types.ObjectId[];
  /** As it was when it was sent first, so that each try says the same. */
  content?: DeliveryContent;
  state: DeliveryState;
  /** The channel, while this is the digest that takes its notices. */
  gathering?: Types.ObjectId;
  /** When it is somebody's turn; while it is being sent, when another one takes over. Absent once it has ended. */
  nextAt?: Date;
  /** Of who sends it. */
  token?: string;
  /** How often it was begun, since it was made or replayed. */
  begun: number;
  tries: KeptTry[];
  createdAt: Date;
}

export type DeliveryEntry = Omit<DeliveryRecord, 'content'>;

export const DELIVERY_MODEL = 'Delivery';

export const DeliverySchema = new Schema<DeliveryRecord>(
  {
    user: { type: Schema.Types.ObjectId, required: true },
    channel: { type: Schema.Types.ObjectId, required: true },
    messageId: { type: String, required: true },
    kind: { type: String, required: true },
    title: { type: String, required: true },
    notices: { type: [Schema.Types.ObjectId], required: true },
    // A log shows none of it.
    content: { type: Schema.Types.Mixed, select: false },
    state: { type: String, required: true },
    gathering: Schema.Types.ObjectId,
    nextAt: Date,
    token: String,
    begun: { type: Number, required: true },
    tries: { type: Schema.Types.Mixed, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'deliveries', versionKey: false, minimize: false, strictQuery: 'throw' },
);
