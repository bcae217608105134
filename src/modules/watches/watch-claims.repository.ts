import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, Types, UpdateQuery } from 'mongoose';
import { WATCH_MODEL, type WatchRecord, type WatchTurn } from './watches.schema';

/** How long who works on a watch may be silent: longer than a fetch, and reading and comparing what it brought. */
export const LEASE_MS = 3 * 60_000;
/** Of those that are due, so many are looked at for each that is wanted: others claim at the same time. */
const LOOKED_AT = 3;

/** A watch that this process works on. */
export interface ClaimedWatch extends WatchRecord {
  claim: NonNullable<WatchRecord['claim']>;
}

/** What is due, and who works on it. A claim moves `nextCheckAt` behind its lease, so that a dead worker's is due again. */
@Injectable()
export class WatchClaimsRepository {
  constructor(@InjectModel(WATCH_MODEL) private readonly watches: Model<WatchRecord>) {}

  /** Claims up to so many that are due, those that wait longest first. */
  async claimDue(now: Date, limit: number): Promise<ClaimedWatch[]> {
    const due = await this.watches
      .find({ nextCheckAt: { $lte: now } }, { nextCheckAt: 1 })
      .sort({ nextCheckAt: 1 })
      .limit(limit * LOOKED_AT)
      .lean<Pick<WatchRecord, '_id' | 'nextCheckAt'>[]>();
    const claimed: { watch: ClaimedWatch; since: number }[] = [];
    for (const { _id, nextCheckAt } of shuffled(due)) {
      if (claimed.length >= limit) break;
      const found = await this.claim(_id, nextCheckAt, now);
      if (!found) continue;
      const { turn, ...watch } = found;
      const isItsTurn = turn !== undefined && turn.at.getTime() === nextCheckAt?.getTime();
      const since = (isItsTurn ? turn.since : nextCheckAt)?.getTime() ?? 0;
      claimed.push({ watch: { ...watch, ...(isItsTurn && { turn }) }, since });
    }
    return claimed.toSorted((a, b) => a.since - b.since).map(({ watch }) => watch);
  }

  /** What follows, by who has it; null where another has it by now, it was paused or changed, or is gone. */
  update(
    { _id, claim }: ClaimedWatch,
    change: UpdateQuery<WatchRecord>,
    filter: QueryFilter<WatchRecord> = {},
  ): Promise<ClaimedWatch | null> {
    return this.watches
      .findOneAndUpdate({ ...filter, _id, 'claim.token': claim.token }, change, { returnDocument: 'after' })
      .lean<ClaimedWatch>();
  }

  /** Gives it back, to be looked at from then on. */
  async release(watch: ClaimedWatch, nextCheckAt: Date | null, turn?: WatchTurn): Promise<void> {
    await this.update(watch, {
      ...(nextCheckAt && { $set: { nextCheckAt, ...(turn && { turn }) } }),
      $unset: { claim: 1, ...(nextCheckAt === null && { nextCheckAt: 1 }) },
    });
  }

  async exists(id: Types.ObjectId): Promise<boolean> {
    return (await this.watches.exists({ _id: id })) !== null;
  }

  /** Those that a clock which was wrong has put off for ever. */
  async listPutOff(
    after: Date,
    limit: number,
  ): Promise<Pick<WatchRecord, '_id' | 'nextCheckAt' | 'intervalMinutes'>[]> {
    return this.watches
      .find({ nextCheckAt: { $gt: after } }, { nextCheckAt: 1, intervalMinutes: 1 })
      .limit(limit)
      .lean<Pick<WatchRecord, '_id' | 'nextCheckAt' | 'intervalMinutes'>[]>();
  }

  async putForward(id: Types.ObjectId, from: Date, to: Date): Promise<void> {
    await this.watches.updateOne({ _id: id, nextCheckAt: from }, { $set: { nextCheckAt: to } });
  }

  private claim(id: Types.ObjectId, seen: Date | undefined, now: Date): Promise<ClaimedWatch | null> {
    const until = new Date(now.getTime() + LEASE_MS);
    return this.watches
      .findOneAndUpdate(
        { _id: id, nextCheckAt: seen },
        { $set: { nextCheckAt: until, claim: { token: randomUUID(), until } } },
        { returnDocument: 'after' },
      )
      .lean<ClaimedWatch>();
  }
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, key: Math.random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
