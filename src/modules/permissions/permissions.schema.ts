import { Schema, type Types } from 'mongoose';

export interface PermissionRecord {
  _id: Types.ObjectId;
  batch: string;
  /** What is unique, sorted and searched: names that look alike have the same. */
  batchKey: string;
  defaultTool: string;
  allowed: string[];
  createdAt: Date;
  updatedAt: Date;
}

export const PERMISSION_MODEL = 'Permission';

export const PermissionSchema = new Schema<PermissionRecord>(
  {
    batch: { type: String, required: true },
    batchKey: { type: String, required: true },
    defaultTool: { type: String, required: true },
    allowed: { type: [String], required: true },
  },
  { collection: 'permissions', timestamps: true, versionKey: false, strictQuery: 'throw' },
);
