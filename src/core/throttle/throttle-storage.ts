import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterRes,
} from 'rate-limiter-flexible';

/** A healthy Redis takes a millisecond or two, with a pause of either process some more; beyond it a caller notices. */
const ANSWER_MS = 100;
/** How often a Redis that does not answer is tried. */
const TRIAL_EVERY_MS = 1_000;
const SECOND_MS = 1_000;
/** Each call brings its own limit and window. */
const UNUSED = { points: 0, duration: 0 };

export interface Hits {
  totalHits: number;
  /** Seconds until the window ends. */
  timeToExpire: number;
  isBlocked: boolean;
  timeToBlockExpire: number;
}

/**
 * Counts hits of a key in windows that begin with its first one: in Redis those of all API processes together. While
 * Redis does not answer, or answers with errors alone, each process counts for itself, and no request waits.
 */
export class ThrottleStorage implements ThrottlerStorage, OnApplicationShutdown {
  private readonly logger = new Logger(ThrottleStorage.name);
  private readonly redis?: Redis;
  private readonly shared?: RateLimiterAbstract;
  private readonly own = new RateLimiterMemory(UNUSED);
  private away = false;

  /** Without an address, as beside the embedded queue, it counts in memory. */
  constructor(queueUrl: string) {
    if (!queueUrl) return;
    this.redis = this.connect(queueUrl);
    this.shared = new RateLimiterRedis({
      ...UNUSED,
      storeClient: this.redis,
      keyPrefix: 'cohort:throttle',
      rejectIfRedisNotReady: true,
    });
  }

  /** Counts one more hit, atomically; what goes beyond the limit is blocked until the window ends. */
  async increment(key: string, windowMs: number, limit: number): Promise<Hits> {
    const window = { customDuration: windowMs / SECOND_MS };
    const { consumedPoints, msBeforeNext } = await this.count((limiter) => limiter.penalty(key, 1, window));
    const seconds = Math.max(1, Math.ceil(msBeforeNext / SECOND_MS));
    const isBlocked = consumedPoints > limit;
    return { totalHits: consumedPoints, timeToExpire: seconds, isBlocked, timeToBlockExpire: seconds };
  }

  /** Takes one hit back, never below none. */
  async giveBack(key: string, windowMs: number): Promise<void> {
    const window = { customDuration: windowMs / SECOND_MS };
    await this.count(async (limiter) => {
      const left = await limiter.reward(key, 1, window);
      if (left.consumedPoints < 0) await limiter.delete(key);
      return left;
    });
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  private async count(
    work: (limiter: RateLimiterAbstract) => Promise<RateLimiterRes>,
  ): Promise<RateLimiterRes> {
    if (!this.shared) return work(this.own);
    try {
      const counted = await work(this.shared);
      this.noteReturn();
      return counted;
    } catch (error) {
      this.noteOutage(error as Error);
      return work(this.own);
    }
  }

  private connect(url: string): Redis {
    const redis = new Redis(url, {
      maxRetriesPerRequest: 0,
      // A connection that gives no answer is closed, and a new one is not used before Redis has answered on it.
      socketTimeout: ANSWER_MS,
      retryStrategy: () => TRIAL_EVERY_MS,
      disconnectTimeout: 500,
    });
    redis.on('error', (error) => this.noteOutage(error));
    return redis;
  }

  /** Once for each outage, which ends with the next hit that Redis counts. */
  private noteOutage({ message }: Error): void {
    if (this.away) return;
    this.away = true;
    this.logger.warn(`Redis does not count requests (${message}): this process counts its own alone.`);
  }

  private noteReturn(): void {
    if (!this.away) return;
    this.away = false;
    this.logger.log('Redis counts again: requests are counted by all processes together.');
  }
}
