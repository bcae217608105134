import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

/** Time and chance, which tests put their own in the place of. */
@Injectable()
export class WatchClock {
  now(): Date {
    return new Date();
  }

  /** Until so much time is over, or the signal is aborted. */
  async wait(milliseconds: number, signal: AbortSignal): Promise<void> {
    await setTimeout(milliseconds, undefined, { signal });
  }

  /** 0 to 1. */
  random(): number {
    return Math.random();
  }
}
