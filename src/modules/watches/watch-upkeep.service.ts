import { Injectable } from '@nestjs/common';
import { WATCH_CHECK_DAYS, WATCH_VERSION_DAYS } from '../../contracts/watches/watches';
import { WatchClock } from './checking/watch-clock';
import { SharedFetchesRepository } from './fetching/shared-fetches.repository';
import { WatchHostsRepository } from './fetching/watch-hosts.repository';
import { WatchClaimsRepository } from './watch-claims.repository';
import { WatchHistoryRepository } from './watch-history.repository';
import { WatchVersionsRepository } from './watch-versions.repository';
import { WatchesRepository } from './watches.repository';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Twice as old as one that is still shared. */
const SHARED_MS = 10 * MINUTE_MS;
/** The longest window, and a day: nothing is put off for longer. */
const FURTHEST_MS = 31 * DAY_MS;
const BATCH = 100;

/** Deletes what watches need no longer. */
@Injectable()
export class WatchUpkeepService {
  constructor(
    private readonly watches: WatchesRepository,
    private readonly claims: WatchClaimsRepository,
    private readonly versions: WatchVersionsRepository,
    private readonly history: WatchHistoryRepository,
    private readonly shared: SharedFetchesRepository,
    private readonly hosts: WatchHostsRepository,
    private readonly clock: WatchClock,
  ) {}

  /** Answers for equal watches, and times that a wrong clock has set. */
  async often(): Promise<number> {
    const now = this.clock.now();
    const removed = await this.shared.removeBefore(new Date(now.getTime() - SHARED_MS));
    return removed + (await this.putForward(now));
  }

  /** What is too old, and what dead processes have left. */
  async seldom(): Promise<number> {
    const now = this.clock.now();
    const old = new Date(now.getTime() - WATCH_VERSION_DAYS * DAY_MS);
    const checks = new Date(now.getTime() - WATCH_CHECK_DAYS * DAY_MS);
    let count = await this.history.removeBefore(old, checks);
    count += await this.removeOldVersions(old);
    count += await this.versions.removeUnreferred();
    return count + (await this.hosts.removeUnused(now));
  }

  /** A version that is some watch's baseline is kept whatever its age. */
  private async removeOldVersions(than: Date): Promise<number> {
    let count = 0;
    let after: Date | undefined;
    for (;;) {
      const some = await this.versions.older(than, after);
      const baselines = await this.watches.baselinesAmong(some);
      const old = some.filter(({ _id }) => !baselines.has(_id.toHexString())).map(({ _id }) => _id);
      if (old.length > 0) await this.versions.remove(old);
      count += old.length;
      after = some.at(-1)?.at;
      if (!after) return count;
    }
  }

  private async putForward(now: Date): Promise<number> {
    const furthest = new Date(now.getTime() + FURTHEST_MS);
    const putOff = await this.claims.listPutOff(furthest, BATCH);
    for (const { _id, nextCheckAt, intervalMinutes } of putOff) {
      if (!nextCheckAt) continue;
      const soon = now.getTime() + this.clock.random() * intervalMinutes * MINUTE_MS;
      await this.claims.putForward(_id, nextCheckAt, new Date(soon));
    }
    return putOff.length;
  }
}
