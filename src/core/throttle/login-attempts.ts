import { Inject, Injectable } from '@nestjs/common';
import { normalizeIp, ThrottlerStorage } from '@nestjs/throttler';
import pLimit from 'p-limit';
import type { Caller } from '../auth/caller';
import { AppError, tooManyRequests } from '../errors/app-error';
import { DeviceCookies } from './device-cookies';
import { hashedIdentity } from './hashed-identity';
import type { Hits, ThrottleStorage } from './throttle-storage';

const WINDOW_MS = 5 * 60_000;
/** Of an e-mail by strangers, wherever they are, and of one browser that has logged in to it before. */
const TRIES = 10;
/** Of an address, behind which a whole school may be, and of all known browsers of an e-mail together. */
const TRIES_OF_MANY = 10 * TRIES;
/** As many as passwords are hashed at once. */
const CHECKED_AT_ONCE = 3;

interface Count {
  key: string;
  limit: number;
}

/**
 * Tries of passwords and codes, and of the secrets of links that set a password. Only what was looked at and found wrong
 * counts: what is refused before that, and what succeeds, gives its own back. A browser that has logged in to the account
 * before has a count of its own, which no stranger can use up.
 */
@Injectable()
export class LoginAttempts {
  /** Tries that come at once are counted one after the other, so that right ones do not stand in each other's way. */
  private readonly inTurn = pLimit(CHECKED_AT_ONCE);

  constructor(
    @Inject(ThrottlerStorage) private readonly storage: ThrottleStorage,
    private readonly devices: DeviceCookies,
  ) {}

  /** Runs a check that throws an AppError where what was entered is wrong; refuses it, unchecked, beyond the limit. */
  async check<Result>(emailOrSecret: string, caller: Caller, check: () => Promise<Result>): Promise<Result> {
    const counts = this.countsOf(emailOrSecret, caller);
    return this.inTurn(() => this.counted(counts, check));
  }

  private async counted<Result>(counts: readonly Count[], check: () => Promise<Result>): Promise<Result> {
    await this.count(counts);
    try {
      const result = await check();
      await this.giveBack(counts);
      return result;
    } catch (error) {
      // A store that did not answer says nothing of what was entered.
      if (!(error instanceof AppError)) await this.giveBack(counts);
      throw error;
    }
  }

  private countsOf(emailOrSecret: string, { address, cookies }: Caller): Count[] {
    const who = hashedIdentity(emailOrSecret);
    const device = this.devices.deviceOf(emailOrSecret, cookies);
    if (device) {
      return [
        { key: `login:device:${device}`, limit: TRIES },
        { key: `login:devices:${who}`, limit: TRIES_OF_MANY },
      ];
    }
    return [
      { key: `login:email:${who}`, limit: TRIES },
      { key: `login:address:${normalizeIp(address)}`, limit: TRIES_OF_MANY },
    ];
  }

  private async count(counts: readonly Count[]): Promise<void> {
    const hits = await Promise.all(
      counts.map(({ key, limit }) => this.storage.increment(key, WINDOW_MS, limit)),
    );
    if (hits.some(({ isBlocked }) => isBlocked)) await this.giveBack(counts);
    refuseBlocked(hits);
  }

  private async giveBack(counts: readonly Count[]): Promise<void> {
    await Promise.all(counts.map(({ key }) => this.storage.giveBack(key, WINDOW_MS)));
  }
}

/** Refuses what went beyond a limit, with the longest time to wait. */
export function refuseBlocked(hits: readonly Hits[]): void {
  const blocked = hits.filter(({ isBlocked }) => isBlocked);
  if (blocked.length) throw tooManyRequests(Math.max(...blocked.map((hit) => hit.timeToBlockExpire)));
}
