import { Injectable } from '@nestjs/common';
import { AccountRemovals } from '../../core/accounts/account-removals';
import { SharedFetchesRepository } from './fetching/shared-fetches.repository';
import { WatchHistoryRepository } from './watch-history.repository';
import { WatchVersionsRepository } from './watch-versions.repository';
import { WatchesRepository } from './watches.repository';
import type { WatchRecord } from './watches.schema';

/** Watches of an account that are deleted at a time. */
const BATCH = 100;

/** Deletes what is kept of watches with them. */
@Injectable()
export class WatchRemovalsService {
  constructor(
    private readonly watches: WatchesRepository,
    private readonly versions: WatchVersionsRepository,
    private readonly history: WatchHistoryRepository,
    private readonly shared: SharedFetchesRepository,
    removals: AccountRemovals,
  ) {
    removals.add((user) => this.removeOfUser(user));
  }

  /** A worker that is checking it finds it gone, and deletes what it has written itself. */
  async afterRemoval({ _id, addressKey }: Pick<WatchRecord, '_id' | 'addressKey'>): Promise<void> {
    await this.versions.removeOfWatch(_id);
    await this.history.removeOfWatch(_id);
    if (!(await this.watches.hasOthers(addressKey))) await this.shared.remove(addressKey);
  }

  private async removeOfUser(user: string): Promise<void> {
    for (;;) {
      const some = await this.watches.someOf(user, BATCH);
      for (const watch of some) {
        await this.watches.remove(user, watch._id.toHexString());
        await this.afterRemoval(watch);
      }
      if (some.length < BATCH) return;
    }
  }
}
