import { Schema, type Types } from 'mongoose';
import type { ChannelView, DeliveryState, OffReason } from '../../contracts/notices/channels';

/** A secret of a webhook, of which older ones have an end; or the address of a chat, which has one. */
export interface SealedSecret {
  sealed: string;
  until?: Date;
}

export interface ChannelRecord extends Pick<
  ChannelView,
  'type' | 'name' | 'severity' | 'timing' | 'hour' | 'zone'
> {
  _id: Types.ObjectId;
  user: Types.ObjectId;
  /** One of the few that a user has. */
  slot: string;
  /** Empty for e-mail: it goes to the address that the account has then. Of a chat what may be shown of it. */
  address: string;
  /** Of Telegram. */
  chat?: string;
  off?: { at: Date; reason: OffReason };
  /** The newest first; none for e-mail. */
  secrets: SealedSecret[];
  /** When something was sent at once: the latest ones, the oldest first. */
  recent: Date[];
  /** Counts the changes of `recent` and `secrets`, so that none is lost. */
  turn: number;
  /** Deliveries given up since the last one that was received. */
  dead: number;
  last?: { at: Date; state: DeliveryState };
  createdAt: Date;
}

export const CHANNEL_MODEL = 'Channel';

export const ChannelSchema = new Schema<ChannelRecord>(
  {
    user: { type: Schema.Types.ObjectId, required: true },
    slot: { type: String, required: true },
    type: { type: String, required: true },
    name: { type: String, default: '' },
    address: { type: String, default: '' },
    chat: String,
    severity: { type: String, required: true },
    timing: { type: String, required: true },
    hour: { type: Number, required: true },
    zone: { type: String, required: true },
    off: Schema.Types.Mixed,
    secrets: { type: Schema.Types.Mixed, required: true },
    recent: { type: Schema.Types.Mixed, required: true },
    turn: { type: Number, required: true },
    dead: { type: Number, required: true },
    last: Schema.Types.Mixed,
    createdAt: { type: Date, required: true },
  },
  { collection: 'channels', versionKey: false, minimize: false, strictQuery: 'throw' },
);
