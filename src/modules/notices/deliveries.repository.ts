import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types, type UpdateQuery } from 'mongoose';
import { isDuplicateKey } from '../../core/database/duplicate-key';
import { findPage, type ListPage, type ListRange, type ListSort } from '../../core/database/list-page';
import {
  DELIVERY_MODEL,
  type DeliveryContent,
  type DeliveryEntry,
  type DeliveryRecord,
  type KeptTry,
} from './deliveries.schema';
import { removeBatches } from './remove-batches';

/** One that this process sends. */
export type ClaimedDelivery = DeliveryRecord & { token: string };

/** How one has ended, or goes on. */
export type DeliveryEnd = { state: 'delivered' | 'dead' } | { state: 'waiting'; nextAt: Date };

/** Tries of one that was replayed often, from several processes at once. */
const KEPT_TRIES = 20;

/** What is sent, and was. */
@Injectable()
export class DeliveriesRepository {
  constructor(@InjectModel(DELIVERY_MODEL) private readonly deliveries: Model<DeliveryRecord>) {}

  list(user: string, channel: string, sort: ListSort, range: ListRange): Promise<ListPage<DeliveryRecord>> {
    const of = { user: new Types.ObjectId(user), channel: new Types.ObjectId(channel) };
    return findPage(this.deliveries, of, sort, range, { projection: { content: 0 } });
  }

  async find(_id: Types.ObjectId): Promise<DeliveryEntry | null> {
    return this.deliveries.findById(_id).lean<DeliveryEntry>();
  }

  findOf(user: string, channel: string, id: string): Promise<DeliveryEntry | null> {
    return this.deliveries.findOne({ _id: id, user, channel }).lean<DeliveryEntry>();
  }

  async insert(delivery: DeliveryRecord): Promise<void> {
    await this.deliveries.create(delivery);
  }

  /** Whether a channel was told of a notice. */
  async hasNotice(channel: Types.ObjectId, notice: Types.ObjectId): Promise<boolean> {
    return (await this.deliveries.findOne({ channel, notices: notice }, { _id: 1 }).lean()) !== null;
  }

  /** Into the digest that the channel gathers, or the given new one. */
  async gather(digest: DeliveryRecord, notice: Types.ObjectId): Promise<void> {
    const { gathering, notices: _, ...fresh } = digest;
    try {
      await this.deliveries.updateOne(
        { gathering },
        { $addToSet: { notices: notice }, $setOnInsert: fresh },
        { upsert: true },
      );
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // Another process has begun it meanwhile.
      await this.deliveries.updateOne({ gathering }, { $addToSet: { notices: notice } });
    }
  }

  /** When the digests of channels are sent. */
  async digestTimes(channels: readonly Types.ObjectId[]): Promise<Map<string, Date>> {
    const found = await this.deliveries
      .find({ gathering: { $in: [...channels] } }, { gathering: 1, nextAt: 1 })
      .lean<Pick<DeliveryRecord, 'gathering' | 'nextAt'>[]>();
    return new Map(
      found.flatMap(({ gathering, nextAt }) =>
        gathering && nextAt ? [[gathering.toHexString(), nextAt]] : [],
      ),
    );
  }

  async moveDigest(gathering: Types.ObjectId, nextAt: Date): Promise<void> {
    await this.deliveries.updateOne({ gathering }, { $set: { nextAt } });
  }

  /** Those whose turn it is, and those that somebody has left half sent; the one that is longest due first. */
  listDue(now: Date, limit: number): Promise<DeliveryEntry[]> {
    return this.deliveries
      .find({ nextAt: { $lte: now } })
      .sort({ nextAt: 1 })
      .limit(limit)
      .lean<DeliveryEntry[]>();
  }

  /** Ours to send until then, after a try that was left; a digest takes no more notices. Null where somebody else was faster. */
  claim(
    { _id, nextAt }: DeliveryEntry,
    token: string,
    until: Date,
    left?: KeptTry,
  ): Promise<ClaimedDelivery | null> {
    return this.deliveries
      .findOneAndUpdate(
        { _id, nextAt },
        {
          $set: { token, state: 'waiting', nextAt: until },
          $inc: { begun: 1 },
          $unset: { gathering: 1 },
          ...(left && { $push: { tries: { $each: [left], $slice: -KEPT_TRIES } } }),
        },
        { returnDocument: 'after' },
      )
      .select('+content')
      .lean<ClaimedDelivery>();
  }

  /** What it says from now on, by who sends it. */
  async keepContent(
    { _id, token }: ClaimedDelivery,
    content: DeliveryContent,
    title: string,
  ): Promise<boolean> {
    return this.change({ _id, token }, { $set: { content, title } });
  }

  /** False where somebody else has taken over. */
  async end({ _id, token }: ClaimedDelivery, end: DeliveryEnd, tried: KeptTry): Promise<boolean> {
    const { state } = end;
    return this.change(
      { _id, token },
      {
        $set: { state, ...('nextAt' in end && { nextAt: end.nextAt }) },
        $push: { tries: { $each: [tried], $slice: -KEPT_TRIES } },
        $unset: { token: 1, ...(state !== 'waiting' && { nextAt: 1 }) },
      },
    );
  }

  /** As if it had not been begun, but for the log. */
  async giveBack({ _id, token }: ClaimedDelivery, nextAt: Date, tried: KeptTry): Promise<void> {
    await this.change(
      { _id, token },
      {
        $set: { nextAt },
        $inc: { begun: -1 },
        $push: { tries: { $each: [tried], $slice: -KEPT_TRIES } },
        $unset: { token: 1 },
      },
    );
  }

  /** Null while it is still on its way. */
  async replay(user: string, channel: string, id: string, nextAt: Date): Promise<DeliveryEntry | null> {
    return this.deliveries
      .findOneAndUpdate(
        { _id: id, user, channel, nextAt: { $exists: false } },
        { $set: { state: 'waiting', nextAt, begun: 0, tries: [] } },
        { returnDocument: 'after' },
      )
      .lean<DeliveryEntry>();
  }

  /** What a channel that is switched off has not sent. What is being sent at this moment ends by itself. */
  async giveUpOf(channel: Types.ObjectId, tried: KeptTry): Promise<void> {
    await this.deliveries.updateMany(
      { channel, nextAt: { $exists: true }, token: { $exists: false } },
      {
        $set: { state: 'dead' },
        $push: { tries: { $each: [tried], $slice: -KEPT_TRIES } },
        $unset: { nextAt: 1, gathering: 1 },
      },
    );
  }

  async remove(_id: Types.ObjectId): Promise<void> {
    await this.deliveries.deleteOne({ _id });
  }

  async removeOfChannel(channel: Types.ObjectId): Promise<void> {
    await this.deliveries.deleteMany({ channel });
  }

  async removeOf(user: string): Promise<void> {
    await this.deliveries.deleteMany({ user: new Types.ObjectId(user) });
  }

  removeOlder(than: Date): Promise<number> {
    return removeBatches(this.deliveries, { createdAt: { $lt: than } });
  }

  private async change(
    filter: { _id: Types.ObjectId; token: string },
    change: UpdateQuery<DeliveryRecord>,
  ): Promise<boolean> {
    return (await this.deliveries.updateOne(filter, change)).matchedCount === 1;
  }
}
