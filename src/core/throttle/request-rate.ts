import { Inject, Injectable } from '@nestjs/common';
import { normalizeIp } from '@nestjs/throttler';
import { FIXED_WINDOWS, type FixedWindows } from './fixed-windows';
import { tooManyRequests } from './too-many-requests';

export const REQUESTS_PER_MINUTE = 300;
export const MINUTE_MS = 60_000;

/** The key of the general limit: the throttler's requests and those that end before it count together. */
export function rateKeyOf(tracker: string): string {
  return `requests:${tracker}`;
}

/** The general limit for requests that are refused before the throttler sees them. */
@Injectable()
export class RequestRate {
  constructor(@Inject(FIXED_WINDOWS) private readonly windows: FixedWindows) {}

  /** Counts a request of nobody known; refuses it beyond the limit. */
  async countGuest(address: string): Promise<void> {
    const key = rateKeyOf(`address:${normalizeIp(address)}`);
    const { hits, remainingMs } = await this.windows.hit(key, MINUTE_MS);
    if (hits > REQUESTS_PER_MINUTE) throw tooManyRequests(remainingMs);
  }
}
