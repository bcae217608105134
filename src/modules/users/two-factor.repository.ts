import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type TwoFactorDraftRecord, type TwoFactorRecord, USER_MODEL, type UserRecord } from './users.schema';

/** An account's second factor. It stands in the account, so that each change of it is one conditional update. */
@Injectable()
export class TwoFactorRepository {
  constructor(@InjectModel(USER_MODEL) private readonly users: Model<UserRecord>) {}

  find(id: string): Promise<UserRecord | null> {
    return this.users.findById(id).lean<UserRecord>();
  }

  /** In place of an older one; false where two-factor login is on. */
  async putDraft(id: string, twoFactorDraft: TwoFactorDraftRecord): Promise<boolean> {
    const change = { $set: { twoFactorDraft } };
    const { matchedCount } = await this.users.updateOne({ _id: id, twoFactorSince: null }, change, {
      timestamps: false,
    });
    return matchedCount > 0;
  }

  /** Turns it on and ends all sessions, which began without it. Of two at once the first has it. */
  turnOn(id: string, draft: string, twoFactor: TwoFactorRecord, now: Date): Promise<UserRecord | null> {
    const change = {
      $set: { twoFactorSince: now, twoFactor },
      $unset: { twoFactorDraft: 1 },
      $inc: { tokenVersion: 1 },
    };
    const waiting = { _id: id, twoFactorSince: null, 'twoFactorDraft.secret': draft };
    return this.users.findOneAndUpdate(waiting, change, { returnDocument: 'after' }).lean<UserRecord>();
  }

  /** Null where it was off already. */
  turnOff(id: string, { endSessions }: { endSessions: boolean }): Promise<UserRecord | null> {
    const change = {
      $unset: { twoFactorSince: 1, twoFactor: 1, twoFactorDraft: 1 },
      ...(endSessions && { $inc: { tokenVersion: 1 } }),
    };
    return this.users
      .findOneAndUpdate({ _id: id, twoFactorSince: { $ne: null } }, change, { returnDocument: 'after' })
      .lean<UserRecord>();
  }

  /** Whether this step of the key, and every one before it, was unused until now. */
  async useStep(id: string, secret: string, step: number): Promise<boolean> {
    const unused = { _id: id, 'twoFactor.secret': secret, 'twoFactor.lastStep': { $lt: step } };
    return this.changed(unused, { $set: { 'twoFactor.lastStep': step } });
  }

  /** Whether there was this recovery code until now. */
  async useRecoveryCode(id: string, hash: string): Promise<boolean> {
    const unused = { _id: id, 'twoFactor.recovery': hash };
    return this.changed(unused, { $pull: { 'twoFactor.recovery': hash } });
  }

  async replaceRecoveryCodes(id: string, recovery: string[]): Promise<boolean> {
    return this.changed(
      { _id: id, twoFactorSince: { $ne: null } },
      { $set: { 'twoFactor.recovery': recovery } },
    );
  }

  private async changed(filter: object, change: object): Promise<boolean> {
    return (await this.users.updateOne(filter, change, { timestamps: false })).modifiedCount > 0;
  }
}
