import { Schema, type Types } from 'mongoose';
import type { PlanLimits } from '../../contracts/usage/limits';

export interface PlanRecord {
  _id: Types.ObjectId;
  name: string;
  /** The name in lower case: what is unique, sorted and searched. */
  nameKey: string;
  priceText: string;
  description: string;
  position: number;
  limits: PlanLimits;
  createdAt: Date;
  updatedAt: Date;
}

export const PLAN_MODEL = 'Plan';

export const PlanSchema = new Schema<PlanRecord>(
  {
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    priceText: { type: String, default: '' },
    description: { type: String, default: '' },
    position: { type: Number, default: 0 },
    limits: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'plans', timestamps: true, versionKey: false, minimize: false, strictQuery: 'throw' },
);
