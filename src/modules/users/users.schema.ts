import { Schema, type Types } from 'mongoose';
import type { PlanLimits } from '../../contracts/usage/limits';
import { type Role, ROLES, USER_TYPES, type UserType } from '../../contracts/access/roles';
import type { UserSettings } from '../../contracts/users/users';

/** What lets its holder choose a new password, once. Only the hash of its secret is kept. */
export interface PasswordLinkRecord {
  hash: string;
  expiresAt: Date;
  madeBy: Types.ObjectId;
  madeByEmail: string;
  /** Whether it invites somebody who has never logged in. */
  invitation?: boolean;
}

/** The key of an authenticator app, encrypted, and the recovery codes that are left, hashed. */
export interface TwoFactorRecord {
  secret: string;
  /** The step of the last code that was used: only later ones are taken. */
  lastStep: number;
  recovery: string[];
}

/** A key that no code was entered of so far. */
export interface TwoFactorDraftRecord {
  secret: string;
  expiresAt: Date;
}

export interface UserRecord {
  _id: Types.ObjectId;
  name: string;
  /** The name in lower case: what is sorted and searched. */
  nameKey: string;
  /** In lower case. */
  email: string;
  /** What is unique: addresses that look alike have the same. */
  emailKey: string;
  passwordHash: string;
  /** Raised whenever the sessions of the account are to end. */
  tokenVersion: number;
  role: Role;
  isActive: boolean;
  batch: Types.ObjectId | null;
  /** The address of a file, or empty. */
  photoURL: string;
  settings: UserSettings;
  shortcuts: string[];
  extendedPermissions: string[];
  userType: UserType;
  subscriptionEndDate: Date | null;
  userPlan: Types.ObjectId | null;
  extendedPlans: PlanLimits;
  /** When the user got the plan, or became free. */
  planSince: Date;
  /** Null or absent: never. */
  lastLoginAt?: Date | null;
  passwordLink?: PasswordLinkRecord;
  /** Null or absent: two-factor login is off. */
  twoFactorSince?: Date | null;
  twoFactor?: TwoFactorRecord;
  twoFactorDraft?: TwoFactorDraftRecord;
  /** Ids of the tokens with which this admin acts as students, the newest last; at most MAX_ACTING. */
  actingTokens?: string[];
  /** Made with the sample data: its password is known to everybody. */
  sample: boolean;
  createdAt: Date;
  updatedAt: Date;
}

export const USER_MODEL = 'User';

const passwordLink = {
  hash: { type: String, required: true },
  expiresAt: { type: Date, required: true },
  madeBy: { type: Schema.Types.ObjectId, required: true },
  madeByEmail: { type: String, required: true },
  invitation: { type: Boolean },
};

const twoFactor = {
  secret: { type: String, required: true },
  lastStep: { type: Number, required: true },
  recovery: { type: [String], required: true },
};

const twoFactorDraft = {
  secret: { type: String, required: true },
  expiresAt: { type: Date, required: true },
};

export const UserSchema = new Schema<UserRecord>(
  {
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    email: { type: String, required: true },
    emailKey: { type: String, required: true },
    passwordHash: { type: String, required: true },
    tokenVersion: { type: Number, required: true },
    role: { type: String, enum: ROLES, required: true },
    isActive: { type: Boolean, required: true },
    batch: { type: Schema.Types.ObjectId, default: null },
    photoURL: { type: String, default: '' },
    settings: { type: Schema.Types.Mixed, required: true },
    shortcuts: { type: [String], required: true },
    extendedPermissions: { type: [String], required: true },
    userType: { type: String, enum: USER_TYPES, required: true },
    subscriptionEndDate: { type: Date, default: null },
    userPlan: { type: Schema.Types.ObjectId, default: null },
    extendedPlans: { type: Schema.Types.Mixed, required: true },
    planSince: { type: Date, required: true },
    lastLoginAt: { type: Date, default: null },
    passwordLink: { type: new Schema(passwordLink, { _id: false }) },
    twoFactorSince: { type: Date },
    twoFactor: { type: new Schema(twoFactor, { _id: false }) },
    twoFactorDraft: { type: new Schema(twoFactorDraft, { _id: false }) },
    actingTokens: { type: [String], default: undefined },
    sample: { type: Boolean, required: true },
  },
  { collection: 'users', timestamps: true, versionKey: false, minimize: false, strictQuery: 'throw' },
);
