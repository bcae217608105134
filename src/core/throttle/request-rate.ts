import { Inject, Injectable } from '@nestjs/common';
import { normalizeIp } from '@nestjs/throttler';
import type { AuthUser } from '../../contracts/access/access';
import { FIXED_WINDOWS, type FixedWindows } from './fixed-windows';
import { tooManyRequests } from './too-many-requests';

const REQUESTS_PER_MINUTE = 300;
const MINUTE_MS = 60_000;

/** The general limit: per user, or per address for who is not known. */
@Injectable()
export class RequestRate {
  constructor(@Inject(FIXED_WINDOWS) private readonly windows: FixedWindows) {}

  countUser({ id }: AuthUser): Promise<void> {
    return this.count(`user:${id}`);
  }

  countGuest(address: string): Promise<void> {
    return this.count(`address:${normalizeIp(address)}`);
  }

  /** Refuses beyond the limit. */
  private async count(caller: string): Promise<void> {
    const { hits, remainingMs } = await this.windows.hit(`requests:${caller}`, MINUTE_MS);
    if (hits > REQUESTS_PER_MINUTE) throw tooManyRequests(remainingMs);
  }
}
