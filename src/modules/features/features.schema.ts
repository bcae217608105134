import { Schema } from 'mongoose';

/** The state that an admin gave a switch; one that was never touched has no record. */
export interface FeatureRecord {
  /** `group.name` */
  _id: string;
  enabled: boolean;
  updatedAt: Date;
}

export const FEATURE_MODEL = 'Feature';

export const FeatureSchema = new Schema<FeatureRecord>(
  {
    _id: { type: String, required: true },
    enabled: { type: Boolean, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'features', versionKey: false, strictQuery: 'throw' },
);
