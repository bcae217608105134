import { Inject, Injectable } from '@nestjs/common';
import { normalizeIp, ThrottlerStorage } from '@nestjs/throttler';
import { createHash } from 'node:crypto';
import { identityKey } from '../../domain/text/identity-key';
import type { Caller } from '../auth/caller';
import { tooManyRequests } from '../errors/app-error';
import type { Hits, ThrottleStorage } from './throttle-storage';

const LOGIN_TRIES = 10;
const LOGIN_WINDOW_MS = 5 * 60_000;

/**
 * Ten tries of a password in five minutes per e-mail and per address; one that succeeds does not count. The secret of a link
 * that sets a password is tried in the same way.
 */
@Injectable()
export class LoginAttempts {
  constructor(@Inject(ThrottlerStorage) private readonly storage: ThrottleStorage) {}

  /** Counts a try before its password is looked at; refuses it beyond the limit. */
  async count(emailOrSecret: string, { address }: Caller): Promise<void> {
    const keys = keysOf(emailOrSecret, address);
    refuseBlocked(
      await Promise.all(keys.map((key) => this.storage.increment(key, LOGIN_WINDOW_MS, LOGIN_TRIES))),
    );
  }

  async giveBack(emailOrSecret: string, { address }: Caller): Promise<void> {
    await Promise.all(
      keysOf(emailOrSecret, address).map((key) => this.storage.giveBack(key, LOGIN_WINDOW_MS)),
    );
  }
}

function keysOf(emailOrSecret: string, address: string): string[] {
  return [`login:email:${hashed(emailOrSecret)}`, `login:address:${normalizeIp(address)}`];
}

/** What someone types does not belong into a shared store; addresses that look alike have the same. */
export function hashed(email: string): string {
  return createHash('sha256').update(identityKey(email)).digest('base64url');
}

/** Refuses what went beyond a limit, with the longest time to wait. */
export function refuseBlocked(hits: readonly Hits[]): void {
  const blocked = hits.filter(({ isBlocked }) => isBlocked);
  if (blocked.length) throw tooManyRequests(Math.max(...blocked.map((hit) => hit.timeToBlockExpire)));
}
