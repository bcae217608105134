import { Schema, type Types } from 'mongoose';
import type { KeyState } from '../../contracts/keys/keys';

export interface KeyRecord {
  _id: Types.ObjectId;
  owner: Types.ObjectId;
  /** At the time of its generation. */
  ownerEmail: string;
  /** The owner, while the key is active: of each there is one. */
  activeOf?: Types.ObjectId;
  /** The key, encrypted; gone with its end. */
  sealed?: string;
  hint: string;
  /** The owner, from an admin's revoking until an admin allows another key: of each there is one. */
  lockedOf?: Types.ObjectId;
  state: KeyState;
  createdAt: Date;
  endedAt: Date | null;
  endedBy: string;
}

export const KEY_MODEL = 'ActivationKey';

export const KeySchema = new Schema<KeyRecord>(
  {
    owner: { type: Schema.Types.ObjectId, required: true },
    ownerEmail: { type: String, required: true },
    activeOf: { type: Schema.Types.ObjectId },
    sealed: { type: String },
    lockedOf: { type: Schema.Types.ObjectId },
    hint: { type: String, required: true },
    state: { type: String, required: true },
    createdAt: { type: Date, required: true },
    endedAt: { type: Date, default: null },
    endedBy: { type: String, default: '' },
  },
  { collection: 'activation_keys', versionKey: false, strictQuery: 'throw' },
);
