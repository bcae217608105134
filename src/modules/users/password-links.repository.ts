import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type PasswordLinkRecord, USER_MODEL, type UserRecord } from './users.schema';

/** Whose link it may be, and the hash of what was sent as its secret. */
export interface LinkKey {
  user: string;
  hash: string;
}

/** An account's link to set its password. It stands in the account, so that one update takes it and sets the password. */
@Injectable()
export class PasswordLinksRepository {
  constructor(@InjectModel(USER_MODEL) private readonly users: Model<UserRecord>) {}

  /** In place of an older one; null where the account is gone or not active. */
  put(user: string, passwordLink: PasswordLinkRecord): Promise<UserRecord | null> {
    return this.users
      .findOneAndUpdate({ _id: user, isActive: true }, { $set: { passwordLink } }, { timestamps: false })
      .lean<UserRecord>();
  }

  /** The same for who has never logged in. */
  putInvitation(user: string, link: PasswordLinkRecord): Promise<UserRecord | null> {
    const passwordLink = { ...link, invitation: true };
    return this.users
      .findOneAndUpdate(
        { _id: user, isActive: true, lastLoginAt: null },
        { $set: { passwordLink } },
        { timestamps: false },
      )
      .lean<UserRecord>();
  }

  /** The account that a link opens. */
  find(key: LinkKey, now: Date): Promise<UserRecord | null> {
    return this.users.findOne(opened(key, now)).lean<UserRecord>();
  }

  /** Takes the link, sets the password and ends all sessions, in one update: of two who come at once the first has it. */
  use(key: LinkKey, now: Date, passwordHash: string): Promise<UserRecord | null> {
    const change = {
      $set: { passwordHash, sample: false },
      $unset: { passwordLink: 1 },
      $inc: { tokenVersion: 1 },
    };
    return this.users
      .findOneAndUpdate(opened(key, now), change, { returnDocument: 'before' })
      .lean<UserRecord>();
  }
}

function opened({ user, hash }: LinkKey, now: Date) {
  return {
    _id: user,
    isActive: true,
    'passwordLink.hash': hash,
    'passwordLink.expiresAt': { $gt: now },
  };
}
