import { Inject, Injectable } from '@nestjs/common';
import { normalizeIp, ThrottlerStorage } from '@nestjs/throttler';
import type { ThrottleStorage } from './throttle-storage';

const MINUTE_MS = 60_000;
/** Of one address, behind which a whole company may be. */
const COUNTED_PER_MINUTE = 300;
const ANSWERED_PER_MINUTE = 1_500;

export type Admission =
  | { visit: 'counted' | 'uncounted' }
  /** Seconds until the next one is answered. */
  | { visit: 'refused'; retryAfter: number };

/** How many counted links one address may follow: beyond the first bound they lead on uncounted, beyond the second not at all. */
@Injectable()
export class LinkVisits {
  constructor(@Inject(ThrottlerStorage) private readonly storage: ThrottleStorage) {}

  async admit(address: string): Promise<Admission> {
    const key = `links:${normalizeIp(address)}`;
    const { totalHits, timeToExpire } = await this.storage.increment(key, MINUTE_MS, ANSWERED_PER_MINUTE);
    if (totalHits > ANSWERED_PER_MINUTE) return { visit: 'refused', retryAfter: timeToExpire };
    return { visit: totalHits > COUNTED_PER_MINUTE ? 'uncounted' : 'counted' };
  }
}
