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

/** How many pages of other sites somebody may have this server read: each may take it 20 seconds. */
@Injectable()
export class PageRequests {
  private readonly reading = new Map<string, number>();

  constructor(@Inject(ThrottlerStorage) private readonly storage: ThrottleStorage) {}

  /** Runs `work` in a place of the user's; refuses when there is none. */
  async hold<Result>(user: AuthUser, work: () => Promise<Result>): Promise<Result> {
    const { id } = user.actingAdmin ?? user;
    refuseBlocked([await this.storage.increment(`pages:${id}`, MINUTE_MS, PAGES_PER_MINUTE)]);
    const others = this.reading.get(id) ?? 0;
    if (others >= PAGES_AT_ONCE) {
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
