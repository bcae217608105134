import { Injectable } from '@nestjs/common';
import { UsageGaugesService } from '../usage/usage-gauges.service';
import { WatchClock } from './checking/watch-clock';
import { WatchFittingRepository } from './watch-fitting.repository';
import { type WatchTerms, WatchTermsService } from './watch-terms.service';

const BATCH = 100;
/** What an allowance that has grown lets go on is checked within this time. */
const SPREAD_MS = 15 * 60_000;

/** Fits what is watched to what plans allow: a smaller plan pauses the newest, and deletes nothing. */
@Injectable()
export class WatchPlansService {
  constructor(
    private readonly fitting: WatchFittingRepository,
    private readonly terms: WatchTermsService,
    private readonly clock: WatchClock,
    gauges: UsageGaugesService,
  ) {
    gauges.add('content-detection', 'maxUrlToWatch', (windows) =>
      this.fitting.activeOf(windows.map(({ user }) => user)),
    );
    gauges.add('content-detection', 'maxCheckPerUrl', (windows) => this.fitting.mostChecked(windows));
  }

  /** All users that have watches which are not paused. */
  async fitAll(): Promise<number> {
    const now = this.clock.now();
    const users = await this.fitting.usersWithActive();
    let count = 0;
    for (let start = 0; start < users.length; start += BATCH) {
      const some = users.slice(start, start + BATCH);
      const terms = await this.terms.ofMany(
        some.map(({ user }) => user),
        now,
      );
      for (const { user, active, waiting } of some) {
        const own = terms.get(user);
        if (!own) continue;
        if (active > own.allowed) count += await this.fit(user, own);
        if (waiting > 0) count += await this.wake(user, own, now);
      }
    }
    return count;
  }

  /** Before a place is taken: what is beyond the plan goes first, so that no place beyond it counts as free. */
  async fitIfOver(user: string, terms: WatchTerms): Promise<void> {
    if (await this.fitting.isBeyond(user, terms.allowed)) await this.fit(user, terms);
  }

  private async fit(user: string, { allowed }: WatchTerms): Promise<number> {
    const paused = await this.fitting.pauseNewest(user, allowed);
    await this.fitting.moveIntoPlaces(user, allowed);
    return paused;
  }

  /** Those that had no check left for good, and have some again. */
  private async wake(user: string, { checks }: WatchTerms, now: Date): Promise<number> {
    const later = () => new Date(now.getTime() + this.clock.random() * SPREAD_MS);
    return this.fitting.wake(user, checks, later);
  }
}
