import { Inject, Injectable } from '@nestjs/common';
import { ThrottlerStorage } from '@nestjs/throttler';
import type { AuthUser } from '../../contracts/access/access';
import { PAGES_AT_ONCE, PAGES_PER_MINUTE } from '../../contracts/fetching/fetching';
import { FETCHING_MESSAGES } from '../../contracts/fetching/fetching-messages';
import { AppError } from '../errors/app-error';
import { refuseBlocked } from './login-attempts';
import type { ThrottleStorage } from './throttle-storage';

const MINUTE_MS = 60_000;
const RETRY_AFTER_SECONDS = 5;

/** What somebody may have done for them, and how often. */
export interface HeldRequests {
  name: string;
  perMinute: number;
  atOnce: number;
}

const PAGES: HeldRequests = { name: 'pages', perMinute: PAGES_PER_MINUTE, atOnce: PAGES_AT_ONCE };

/**
 * How many pages of other sites somebody may have this server read: each may take it 20 seconds. What else costs it some
 * time is held so, too.
 */
@Injectable()
export class PageRequests {
  private readonly reading = new Map<string, number>();

  constructor(@Inject(ThrottlerStorage) private readonly storage: ThrottleStorage) {}

  /** Runs `work` in a place of the user's; refuses when there is none. */
  async hold<Result>(
    user: AuthUser,
    work: () => Promise<Result>,
    { name, perMinute, atOnce }: HeldRequests = PAGES,
  ): Promise<Result> {
    const id = `${name}:${(user.actingAdmin ?? user).id}`;
    refuseBlocked([await this.storage.increment(id, MINUTE_MS, perMinute)]);
    const others = this.reading.get(id) ?? 0;
    if (others >= atOnce) {
      const details = { retryAfter: RETRY_AFTER_SECONDS };
      throw new AppError('TOO_MANY_REQUESTS', FETCHING_MESSAGES.tooManyAtOnce, { details });
    }
    this.reading.set(id, others + 1);
    try {
      return await work();
    } finally {
      this.leave(id);
    }
  }

  private leave(id: string): void {
    const left = (this.reading.get(id) ?? 1) - 1;
    if (left > 0) this.reading.set(id, left);
    else this.reading.delete(id);
  }
}
