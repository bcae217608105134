import { Schema } from 'mongoose';

/** What an admin has set; empty where nothing is. There is one record. */
export interface InstanceRecord {
  _id: string;
  name: string;
  accent: string;
  /** Id of a file. */
  logo: string;
  contactEmail: string;
  upgradeUrl: string;
}

export const INSTANCE_MODEL = 'Instance';

const text = { type: String, default: '' };

export const InstanceSchema = new Schema<InstanceRecord>(
  {
    _id: { type: String, required: true },
    name: text,
    accent: text,
    logo: text,
    contactEmail: text,
    upgradeUrl: text,
  },
  { collection: 'instance', versionKey: false, strictQuery: 'throw' },
);
