import { Inject, Injectable } from '@nestjs/common';
import { ThrottlerStorage } from '@nestjs/throttler';
import { refuseBlocked } from './login-attempts';
import type { ThrottleStorage } from './throttle-storage';

/** How often one user may do something within a time. */
export interface ActionLimit {
  action: string;
  times: number;
  windowMs: number;
}

/** Limits of single actions, beside the general one of requests. */
@Injectable()
export class ActionLimits {
  constructor(@Inject(ThrottlerStorage) private readonly storage: ThrottleStorage) {}

  /** Counts an action before it is done; refuses it beyond its limit. */
  async count(userId: string, { action, times, windowMs }: ActionLimit): Promise<void> {
    refuseBlocked([await this.storage.increment(`${action}:${userId}`, windowMs, times)]);
  }
}
