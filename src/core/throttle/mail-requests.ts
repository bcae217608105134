import { Inject, Injectable } from '@nestjs/common';
import { normalizeIp, ThrottlerStorage } from '@nestjs/throttler';
import type { Caller } from '../auth/caller';
import { hashedIdentity } from './hashed-identity';
import { refuseBlocked } from './login-attempts';
import type { ThrottleStorage } from './throttle-storage';

const REQUEST_WINDOW_MS = 5 * 60_000;
const REQUESTS_PER_EMAIL = 3;
const REQUESTS_PER_ADDRESS = 10;
const MAIL_WINDOW_MS = 24 * 3_600_000;
const MAILS_PER_EMAIL = 10;

/** How often anybody may have this server send a mail to an address, which may be somebody else's. */
@Injectable()
export class MailRequests {
  constructor(@Inject(ThrottlerStorage) private readonly storage: ThrottleStorage) {}

  /** Counts a request, whether the e-mail is known or not; refuses it beyond the limit. */
  async count(email: string, { address }: Caller): Promise<void> {
    refuseBlocked(
      await Promise.all([
        this.storage.increment(`mail:email:${hashedIdentity(email)}`, REQUEST_WINDOW_MS, REQUESTS_PER_EMAIL),
        this.storage.increment(
          `mail:address:${normalizeIp(address)}`,
          REQUEST_WINDOW_MS,
          REQUESTS_PER_ADDRESS,
        ),
      ]),
    );
  }

  /** Counts a mail that nobody signed in has asked for; beyond a day's share none is sent, and nobody is told. */
  async mayMail(email: string): Promise<boolean> {
    const { isBlocked } = await this.storage.increment(
      `mail:day:${hashedIdentity(email)}`,
      MAIL_WINDOW_MS,
      MAILS_PER_EMAIL,
    );
    return !isBlocked;
  }
}
