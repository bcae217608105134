import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { deleteInBatches } from '../../../core/database/delete-in-batches';
import { isDuplicateKey } from '../../../core/database/duplicate-key';
import { type HostRecord, WATCH_HOST_MODEL } from '../watch-records.schema';

/** Longer than all that is asked of a host in one turn; who has not let it go by then has died. */
const TURN_MS = 45_000;
/** No pause is longer than a day: what is further away was written by a clock that was wrong. */
const LONGEST_MS = 25 * 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** The turn at a host, or when there may be one. */
export type HostTurn = { host: HostRecord; until: null } | { host: null; until: Date };

/** The hosts of watched pages, for all users and workers together: one asks a host at a time. */
@Injectable()
export class WatchHostsRepository {
  constructor(@InjectModel(WATCH_HOST_MODEL) private readonly hosts: Model<HostRecord>) {}

  async take(host: string, holder: string, now: Date): Promise<HostTurn> {
    const freeAt = new Date(now.getTime() + TURN_MS);
    const isFree = {
      $or: [{ freeAt: { $lte: now } }, { freeAt: { $gt: new Date(now.getTime() + LONGEST_MS) } }],
    };
    const taken = await this.hosts
      .findOneAndUpdate({ _id: host, ...isFree }, { $set: { freeAt, holder } }, { returnDocument: 'after' })
      .lean<HostRecord>();
    if (taken) return { host: taken, until: null };
    try {
      await this.hosts.create({ _id: host, freeAt, holder });
      return { host: { _id: host, freeAt, holder }, until: null };
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const other = await this.hosts.findById(host, { freeAt: 1 }).lean<HostRecord>();
    return { host: null, until: other?.freeAt ?? now };
  }

  /** The next time at a host that nobody waits for yet. */
  async queue(host: string, now: Date, apartMs: number): Promise<Date> {
    for (;;) {
      const known = await this.hosts.findById(host, { freeAt: 1, queuedUntil: 1 }).lean<HostRecord>();
      if (!known) return now;
      const { freeAt, queuedUntil } = known;
      const isSane = queuedUntil && queuedUntil.getTime() < now.getTime() + LONGEST_MS;
      const at = Math.max(now.getTime(), freeAt.getTime(), isSane ? queuedUntil.getTime() : 0);
      const seen = queuedUntil ? { queuedUntil } : { queuedUntil: { $exists: false } };
      const queued = await this.hosts.updateOne(
        { _id: host, ...seen },
        { $set: { queuedUntil: new Date(at + apartMs) } },
      );
      if (queued.matchedCount === 1) return new Date(at);
    }
  }

  /** Lets a host go, which may be asked again from then on. */
  async letGo(host: string, holder: string, freeAt: Date): Promise<void> {
    await this.hosts.updateOne({ _id: host, holder }, { $set: { freeAt }, $unset: { holder: 1 } });
  }

  async keepRobots(host: string, holder: string, robots: HostRecord['robots']): Promise<void> {
    await this.hosts.updateOne({ _id: host, holder }, { $set: { robots } });
  }

  /** Hosts that nobody has asked for some days. */
  removeUnused(now: Date): Promise<number> {
    return deleteInBatches(this.hosts, { freeAt: { $lt: new Date(now.getTime() - 2 * DAY_MS) } });
  }
}
