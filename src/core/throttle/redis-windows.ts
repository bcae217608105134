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

/** A healthy Redis takes a millisecond or two, with a pause of either process some more; beyond it a caller notices. */
const ANSWER_MS = 100;
/** How often Redis is tried while it does not answer. */
const TRIAL_EVERY_MS = 1_000;
const TRIAL_KEY = 'trial';

/**
 * Windows that all API processes share. While Redis does not answer, each process counts for itself, and no request
 * waits: the trials that find Redis back run beside them.
 */
export class RedisWindows implements FixedWindows, OnModuleDestroy {
  private readonly logger = new Logger(RedisWindows.name);
  private readonly redis: Redis;
  private readonly fallback = new MemoryWindows();
  private away = false;
  private nextTrialAt = 0;

  constructor(url: string) {
    this.redis = new Redis(url, {
      maxRetriesPerRequest: 0,
      commandTimeout: ANSWER_MS,
      disconnectTimeout: 500,
    });
    this.redis.on('error', () => this.noteOutage());
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

  /** What the script answers; nothing, at once, during an outage. */
  private async run(script: string, key: string, ...values: number[]): Promise<unknown> {
    if (this.away) {
      this.tryNowAndThen();
      return undefined;
    }
    try {
      return await this.eval(script, key, ...values);
    } catch {
      this.noteOutage();
      return undefined;
    }
  }

  /** A Redis that answers and can't count is no use: the trial is a hit. */
  private tryNowAndThen(): void {
    if (performance.now() < this.nextTrialAt) return;
    this.nextTrialAt = performance.now() + TRIAL_EVERY_MS;
    this.eval(HIT, TRIAL_KEY, TRIAL_EVERY_MS).then(
      () => this.noteReturn(),
      () => undefined,
    );
  }

  private eval(script: string, key: string, ...values: number[]): Promise<unknown> {
    return this.redis.eval(script, 1, PREFIX + key, ...values);
  }

  private noteOutage(): void {
    if (this.away) return;
    this.away = true;
    this.nextTrialAt = performance.now() + TRIAL_EVERY_MS;
    this.logger.warn('Redis does not answer: requests are counted by this process alone.');
  }

  private noteReturn(): void {
    this.away = false;
    this.logger.log('Redis answers again: requests are counted by all processes together.');
  }
}
