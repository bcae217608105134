import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { type ClaimedWatch, WatchClaimsRepository } from '../watch-claims.repository';
import { WatchCheckingService } from './watch-checking.service';
import { WatchClock } from './watch-clock';

/**
 * Checks that one process works on at a time: most of their time they wait for a site. With a look each five seconds that
 * is six a second, twice what 10,000 watches with an interval of an hour need; what a clock that jumped has made due at once
 * is spread by it over half an hour.
 */
export const CHECKS_AT_ONCE = 30;

/** Checks what is due. */
@Injectable()
export class DueChecksService implements BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private readonly underWay = new Set<Promise<void>>();
  /** By host, until the last of its watches has the turn there or knows that it has none. */
  private readonly asking = new Map<string, Promise<void>>();

  constructor(
    private readonly claims: WatchClaimsRepository,
    private readonly checking: WatchCheckingService,
    private readonly clock: WatchClock,
  ) {}

  /** Begins to check what is due, as far as there is room, and answers how many: nobody waits for slow sites. */
  async runDue(): Promise<number> {
    const room = CHECKS_AT_ONCE - this.underWay.size;
    if (room <= 0 || this.stopping.signal.aborted) return 0;
    const claimed = await this.claims.claimDue(this.clock.now(), room);
    for (const watch of claimed) this.begin(watch);
    return claimed.length;
  }

  /** Until all that was begun has ended. */
  async settled(): Promise<void> {
    await Promise.all(this.underWay);
  }

  /** What is cut off is due at once, for another worker or for this one when it is back. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.settled();
  }

  private begin(watch: ClaimedWatch): void {
    // A signal of its own: all fetches at a time would listen to one, which Node warns of as a leak.
    const signal = AbortSignal.any([this.stopping.signal]);
    const { host } = new URL(watch.url);
    let hasAsked = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      hasAsked = resolve;
    });
    const step = this.stepAfter(this.asking.get(host), watch, signal, hasAsked).finally(() => {
      hasAsked();
      this.underWay.delete(step);
      if (this.asking.get(host) === asked) this.asking.delete(host);
    });
    this.asking.set(host, asked);
    this.underWay.add(step);
  }

  /** Those of one host ask for it one after the other, so that they wait for it in their order. */
  private async stepAfter(
    others: Promise<void> | undefined,
    watch: ClaimedWatch,
    signal: AbortSignal,
    hasAsked: () => void,
  ): Promise<void> {
    await others;
    await this.checking.step(watch, signal, hasAsked);
  }
}
