import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { type ChannelType, MAX_WEBHOOKS, type OffReason } from '../../contracts/notices/channels';
import { isDuplicateKey } from '../../core/database/duplicate-key';
import { findPage, type ListPage, type ListRange, type ListSort } from '../../core/database/list-page';
import { CHANNEL_MODEL, type ChannelRecord, type SealedSecret } from './channels.schema';

/** What its owner sets; what is absent stays. */
export type ChannelSettings = Pick<ChannelRecord, 'name' | 'severity' | 'timing' | 'hour' | 'zone'> &
  Partial<Pick<ChannelRecord, 'address' | 'chat' | 'secrets'>>;

/** Ways by which notices leave; what their owner does names the owner. */
@Injectable()
export class ChannelsRepository {
  constructor(@InjectModel(CHANNEL_MODEL) private readonly channels: Model<ChannelRecord>) {}

  list(user: string, sort: ListSort, range: ListRange): Promise<ListPage<ChannelRecord>> {
    return findPage(this.channels, { user: new Types.ObjectId(user) }, sort, range);
  }

  find(user: string, id: string): Promise<ChannelRecord | null> {
    return this.channels.findOne({ _id: id, user }).lean<ChannelRecord>();
  }

  byId(_id: Types.ObjectId): Promise<ChannelRecord | null> {
    return this.channels.findById(_id).lean<ChannelRecord>();
  }

  /** Those that are on. */
  listOn(user: Types.ObjectId): Promise<ChannelRecord[]> {
    return this.channels.find({ user, off: { $exists: false } }).lean<ChannelRecord[]>();
  }

  /** In a slot of its owner's; false where all are taken. */
  async insert(record: Omit<ChannelRecord, 'slot'>): Promise<boolean> {
    const owner = record.user.toHexString();
    const taken = new Set<string>(await this.channels.distinct('slot', { user: record.user }));
    for (const slot of slotsOf(owner, record.type)) {
      if (taken.has(slot)) continue;
      try {
        await this.channels.create({ ...record, slot });
        return true;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    }
    return false;
  }

  /** One that is switched on begins anew; one that is off already keeps why. */
  async update(user: string, id: string, settings: ChannelSettings, on: boolean): Promise<boolean> {
    const { matchedCount } = await this.channels.updateOne(
      { _id: id, user },
      { $set: settings, ...(on && { $unset: { off: 1 } }) },
    );
    return matchedCount === 1;
  }

  async restart(_id: Types.ObjectId): Promise<void> {
    await this.channels.updateOne({ _id }, { $set: { dead: 0 } });
  }

  remove(user: string, id: string): Promise<ChannelRecord | null> {
    return this.channels.findOneAndDelete({ _id: id, user }).lean<ChannelRecord>();
  }

  async removeOf(user: string): Promise<void> {
    await this.channels.deleteMany({ user: new Types.ObjectId(user) });
  }

  /** What the last hour was, by who has read the channel as it still is. */
  async keepRecent({ _id, turn }: ChannelRecord, recent: readonly Date[]): Promise<boolean> {
    const { matchedCount } = await this.channels.updateOne(
      { _id, turn },
      { $set: { recent: [...recent] }, $inc: { turn: 1 } },
    );
    return matchedCount === 1;
  }

  /** By who has read the channel as it still is; null where somebody was faster. */
  keepSecrets({ _id, turn }: ChannelRecord, secrets: readonly SealedSecret[]): Promise<ChannelRecord | null> {
    return this.channels
      .findOneAndUpdate(
        { _id, turn },
        { $set: { secrets: [...secrets] }, $inc: { turn: 1 } },
        { returnDocument: 'after' },
      )
      .lean<ChannelRecord>();
  }

  async noteReceived(_id: Types.ObjectId, at: Date): Promise<void> {
    await this.channels.updateOne({ _id }, { $set: { dead: 0, last: { at, state: 'delivered' } } });
  }

  /** How many were given up in a row then; `counts` is false for what says nothing of the receiver. */
  async noteDead(_id: Types.ObjectId, at: Date, counts: boolean): Promise<number> {
    const after = await this.channels
      .findOneAndUpdate(
        { _id },
        { $set: { last: { at, state: 'dead' } }, ...(counts && { $inc: { dead: 1 } }) },
        { returnDocument: 'after' },
      )
      .lean<ChannelRecord>();
    return after?.dead ?? 0;
  }

  /** False where it was off already. */
  async switchOff(_id: Types.ObjectId, at: Date, reason: OffReason): Promise<boolean> {
    const { matchedCount } = await this.channels.updateOne(
      { _id, off: { $exists: false } },
      { $set: { off: { at, reason } } },
    );
    return matchedCount === 1;
  }
}

function slotsOf(owner: string, type: ChannelType): string[] {
  if (type === 'email') return [`${owner}:email`];
  return Array.from({ length: MAX_WEBHOOKS }, (_, number) => `${owner}:webhook:${number}`);
}
