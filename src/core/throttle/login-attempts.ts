import { Inject, Injectable } from '@nestjs/common';
import { normalizeIp } from '@nestjs/throttler';
import { createHash } from 'node:crypto';
import { identityKey } from '../../domain/text/identity-key';
import type { Caller } from '../auth/caller';
import { FIXED_WINDOWS, type FixedWindows } from './fixed-windows';
import { tooManyRequests } from './too-many-requests';

export const LOGIN_TRIES = 10;
const LOGIN_WINDOW_MS = 5 * 60_000;

/** Ten tries of a password in five minutes per e-mail and per address; one that succeeds does not count. */
@Injectable()
export class LoginAttempts {
  constructor(@Inject(FIXED_WINDOWS) private readonly windows: FixedWindows) {}

  /** Counts a try before its password is looked at; refuses it beyond the limit. */
  async count(email: string, { address }: Caller): Promise<void> {
    const states = await Promise.all(
      keysOf(email, address).map((key) => this.windows.hit(key, LOGIN_WINDOW_MS)),
    );
    const exceeded = states.filter((state) => state.hits > LOGIN_TRIES);
    if (exceeded.length) throw tooManyRequests(Math.max(...exceeded.map((state) => state.remainingMs)));
  }

  async giveBack(email: string, { address }: Caller): Promise<void> {
    await Promise.all(keysOf(email, address).map((key) => this.windows.giveBack(key)));
  }
}

/** The e-mail is hashed: what someone types there does not belong into a shared store. */
function keysOf(email: string, address: string): string[] {
  const hashed = createHash('sha256').update(identityKey(email)).digest('base64url');
  return [`login:email:${hashed}`, `login:address:${normalizeIp(address)}`];
}
