import { Inject, Injectable } from '@nestjs/common';
import { normalizeIp, ThrottlerStorage } from '@nestjs/throttler';
import { createHash } from 'node:crypto';
import { identityKey } from '../../domain/text/identity-key';
import type { Caller } from '../auth/caller';
import { tooManyRequests } from '../errors/app-error';
import type { ThrottleStorage } from './throttle-storage';

const LOGIN_TRIES = 10;
const LOGIN_WINDOW_MS = 5 * 60_000;

/** Ten tries of a password in five minutes per e-mail and per address; one that succeeds does not count. */
@Injectable()
export class LoginAttempts {
  constructor(@Inject(ThrottlerStorage) private readonly storage: ThrottleStorage) {}

  /** Counts a try before its password is looked at; refuses it beyond the limit. */
  async count(email: string, { address }: Caller): Promise<void> {
    const hits = await Promise.all(
      keysOf(email, address).map((key) => this.storage.increment(key, LOGIN_WINDOW_MS, LOGIN_TRIES)),
    );
    const blocked = hits.filter(({ isBlocked }) => isBlocked);
    if (blocked.length) throw tooManyRequests(Math.max(...blocked.map((hit) => hit.timeToBlockExpire)));
  }

  async giveBack(email: string, { address }: Caller): Promise<void> {
    await Promise.all(keysOf(email, address).map((key) => this.storage.giveBack(key, LOGIN_WINDOW_MS)));
  }
}

/** The e-mail is hashed: what someone types there does not belong into a shared store. */
function keysOf(email: string, address: string): string[] {
  const hashed = createHash('sha256').update(identityKey(email)).digest('base64url');
  return [`login:email:${hashed}`, `login:address:${normalizeIp(address)}`];
}
