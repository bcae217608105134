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
    this.redis = new Redis(url, { maxRetriesPerRequest: 0, commandTimeout: 500, disconnectTimeout: 500 });
    this.redis.on('error', () => this.noteFailure());
  }

  async hit(key: string, windowMs: number): Promise<WindowState> {
    const reply = await this.run(HIT, key, windowMs);
    if (!reply) return this.fallback.hit(key, windowMs);
    const [hits, remainingMs] = reply as [number, number];
    return { hits, remainingMs };
  }

  async giveBack(key: string): Promise<void> {
    await Promise.all([this.fallback.giveBack(key), this.run(GIVE_BACK, key)]);
  }

  onModuleDestroy(): void {
    this.redis.disconnect();
  }

  /** What the script answers; nothing, at once, while the connection is known to be down. */
  private async run(script: string, key: string, ...values: number[]): Promise<unknown> {
    if (this.failing && this.redis.status !== 'ready') return undefined;
    try {
      const reply = await this.redis.eval(script, 1, PREFIX + key, ...values);
      this.failing = false;
      return reply;
    } catch {
      this.noteFailure();
      return undefined;
    }
  }

  private noteFailure(): void {
    if (!this.failing) this.logger.warn('Redis does not answer: requests are counted by this process alone.');
    this.failing = true;
  }
}
