import { Injectable } from '@nestjs/common';

/** Time and chance, which tests put their own in the place of. */
@Injectable()
export class WatchClock {
  now(): Date {
    return new Date();
  }

  /** 0 to 1. */
  random(): number {
    return Math.random();
  }
}
