import { Schema, type Types } from 'mongoose';
import type { ApiKeysAllowed, ApiKeyScope } from '../../contracts/api-keys/api-keys';
import type { Day } from '../../domain/statistics/days';

export interface ApiKeyRecord {
  _id: Types.ObjectId;
  owner: Types.ObjectId;
  /** Of the owner now: what is searched and sorted by. */
  ownerEmail: string;
  name: string;
  /** All that is kept of the key, beside its last characters. */
  hash: string;
  hint: string;
  scopes: ApiKeyScope[];
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
  /** Requests of each day that is counted. */
  uses: Record<Day, number>;
  revokedAt: Date | null;
  revokedBy: string;
}

export const API_KEY_MODEL = 'ApiKey';

export const ApiKeySchema = new Schema<ApiKeyRecord>(
  {
    owner: { type: Schema.Types.ObjectId, required: true },
    ownerEmail: { type: String, required: true },
    name: { type: String, required: true },
    hash: { type: String, required: true },
    hint: { type: String, required: true },
    scopes: { type: [String], required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    lastUsedAt: { type: Date, default: null },
    uses: { type: Schema.Types.Mixed, required: true },
    revokedAt: { type: Date, default: null },
    revokedBy: { type: String, default: '' },
  },
  { collection: 'api_keys', versionKey: false, minimize: false, strictQuery: 'throw' },
);

/** What an admin has set; there is one record. */
export interface ApiKeySettingsRecord {
  _id: string;
  allowed: ApiKeysAllowed;
}

export const API_KEY_SETTINGS_MODEL = 'ApiKeySettings';

export const ApiKeySettingsSchema = new Schema<ApiKeySettingsRecord>(
  {
    _id: { type: String, required: true },
    allowed: { type: String, required: true },
  },
  { collection: 'api_key_settings', versionKey: false, strictQuery: 'throw' },
);
