import { Schema } from 'mongoose';

/** What an admin has set; there is one record. */
export interface SecurityRecord {
  _id: string;
  adminsNeedTwoFactor: boolean;
}

export const SECURITY_MODEL = 'Security';

export const SecuritySchema = new Schema<SecurityRecord>(
  {
    _id: { type: String, required: true },
    adminsNeedTwoFactor: { type: Boolean, required: true },
  },
  { collection: 'security', versionKey: false, strictQuery: 'throw' },
);
