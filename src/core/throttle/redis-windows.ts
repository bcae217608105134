import { Logger, type OnModuleDestroy } from '@nestjs/common';
import { Redis } from 'ioredis';
import type { FixedWindows, WindowState } from './fixed-windows';
import { MemoryWindows } from './memory-windows';

const PREFIX = 'cohort:throttle:';

const HIT = `
local hits = redis.call('INCR', KEYS[1])
local remaining = redis.call('PTTL', KEYS[1])
if remaining < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  remaining = tonumber(ARGV[1])
end
return { hits, remaining }`;

const GIVE_BACK = `
local hits = tonumber(redis.call('GET', KEYS[1]) or '0')
if hits > 0 then redis.call('DECR', KEYS[1]) end
return hits`;

/** Windows that all API processes share. While Redis does not answer, each process counts for itself. */
export class RedisWindows implements FixedWindows, OnModuleDestroy {
  private readonly logger = new Logger(RedisWindows.name);
  private readonly redis: Redis;
  private readonly fallback = new MemoryWindows();
  private failing = false;

  constructor(url: string) {
    this.redis = new Redis(url, { maxRetriesPerRequest: 0, commandTimeout: 500, enableOfflineQueue: true });
    this.redis.on('error', () => this.noteFailure());
    this.redis.on('ready', () => (this.failing = false));
  }

  async hit(key: string, windowMs: number): Promise<WindowState> {
    try {
      const reply = await this.redis.eval(HIT, 1, PREFIX + key, windowMs);
      const [hits, remainingMs] = reply as [number, number];
      return { hits, remainingMs };
    } catch {
      this.noteFailure();
      return this.fallback.hit(key, windowMs);
    }
  }

  async giveBack(key: string): Promise<void> {
    await this.fallback.giveBack(key);
    await this.redis.eval(GIVE_BACK, 1, PREFIX + key).catch(() => this.noteFailure());
  }

  onModuleDestroy(): void {
    this.redis.disconnect();
  }

  private noteFailure(): void {
    if (!this.failing) this.logger.warn('Redis does not answer: requests are counted by this process alone.');
    this.failing = true;
  }
}
