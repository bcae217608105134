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
/** Between two turns at a host, over all users and workers. */
export const HOST_GAP_MS = 5_000;
/** What a fetch usually takes at least: so much further apart are those that wait. */
const FETCH_MS = 500;

/** Who asks for a host. */
interface Asking {
  holder: string;
  now: Date;
  /** Whether it comes after those that wait for the host. */
  isLast?: boolean;
}

/** The turn at a host, or when there may be one. */
export type HostTurn = { host: HostRecord; until: null } | { host: null; until: Date };

/** The hosts of watched pages, for all users and workers together: one asks a host at a time. */
@Injectable()
export class WatchHostsRepository {
  constructor(@InjectModel(WATCH_HOST_MODEL) private readonly hosts: Model<HostRecord>) {}

  async take(host: string, { holder, now, isLast }: Asking): Promise<HostTurn> {
    const freeAt = new Date(now.getTime() + TURN_MS);
    const sane = new Date(now.getTime() + LONGEST_MS);
    const isFree = {
      $or: [{ freeAt: { $lte: now } }, { freeAt: { $gt: sane } }],
      ...(isLast && { queuedUntil: { $not: { $gt: now, $lt: sane } } }),
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
    const other = await this.find(host);
    if (!other) return { host: null, until: now };
    const until = Math.max(freeFrom(other, now), isLast ? queuedUntil(other, now) : 0);
    return { host: null, until: new Date(until) };
  }

  /** The next time at a host that nobody waits for yet. */
  async queue(host: string, now: Date): Promise<Date> {
    for (;;) {
      const known = await this.find(host);
      if (!known) return now;
      const at = Math.max(freeFrom(known, now), queuedUntil(known, now));
      const seen = known.queuedUntil ?? { $exists: false };
      const queued = await this.hosts.updateOne(
        { _id: host, queuedUntil: seen },
        { $set: { queuedUntil: new Date(at + apartMs(known)) } },
      );
      if (queued.matchedCount === 1) return new Date(at);
    }
  }

  /** Lets a host go, which may be asked again from then on; those that wait for it are as far apart as its turns are. */
  async letGo(
    host: string,
    holder: string,
    { freeAt, turnMs }: { freeAt: Date; turnMs: number },
  ): Promise<void> {
    const change = { $set: { freeAt, turnMs }, $unset: { holder: 1 } };
    await this.hosts.updateOne({ _id: host, holder }, change);
  }

  async keepRobots(host: string, holder: string, robots: HostRecord['robots']): Promise<void> {
    await this.hosts.updateOne({ _id: host, holder }, { $set: { robots } });
  }

  /** Hosts that nobody has asked for some days. */
  removeUnused(now: Date): Promise<number> {
    return deleteInBatches(this.hosts, { freeAt: { $lt: new Date(now.getTime() - 2 * DAY_MS) } });
  }

  private find(host: string): Promise<HostRecord | null> {
    return this.hosts.findById(host, { robots: 0 }).lean<HostRecord>();
  }
}

/** From when a host may be asked; while somebody asks it, when that one has usually done so. */
function freeFrom(host: HostRecord, now: Date): number {
  const { freeAt, holder } = host;
  const soon = holder === undefined ? Infinity : now.getTime() + apartMs(host);
  return Math.max(now.getTime(), Math.min(freeAt.getTime(), soon));
}

/** Until when others wait for it; 0 where none do. */
function queuedUntil({ queuedUntil: until }: HostRecord, now: Date): number {
  return until && until > now && isSane(until, now) ? until.getTime() : 0;
}

/** No clock that was wrong has written it. */
function isSane(time: Date, now: Date): boolean {
  return time.getTime() < now.getTime() + LONGEST_MS;
}

function apartMs({ turnMs = 0 }: HostRecord): number {
  return Math.max(HOST_GAP_MS + FETCH_MS, turnMs);
}
