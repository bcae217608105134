import { Inject, Injectable } from '@nestjs/common';
import { normalizeIp, ThrottlerStorage } from '@nestjs/throttler';
import { createHash } from 'node:crypto';
import { identityKey } from '../../domain/text/identity-key';
import type { Caller } from '../auth/caller';
import { tooManyRequests } from '../errors/app-error';
import type { ThrottleStorage } from './throttle-storage';

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
    const hits = await Promise.all(
      keysOf(emailOrSecret, address).map((key) => this.storage.increment(key, LOGIN_WINDOW_MS, LOGIN_TRIES)),
    );
    const blocked = hits.filter(({ isBlocked }) => isBlocked);
    if (blocked.length) throw tooManyRequests(Math.max(...blocked.map((hit) => hit.timeToBlockExpire)));
  }

  async giveBack(emailOrSecret: string, { address }: Caller): Promise<void> {
    await Promise.all(
      keysOf(emailOrSecret, address).map((key) => this.storage.giveBack(key, LOGIN_WINDOW_MS)),
    );
  }
}

/** Hashed: what someone types there does not belong into a shared store. */
function keysOf(emailOrSecret: string, address: string): string[] {
  const hashed = createHash('sha256').update(identityKey(emailOrSecret)).digest('base64url');
  return [`login:email:${hashed}`, `login:address:${normalizeIp(address)}`];
}
