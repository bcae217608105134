import { type ExecutionContext, Injectable } from '@nestjs/common';
import { normalizeIp, ThrottlerGuard, type ThrottlerLimitDetail } from '@nestjs/throttler';
import type { AuthUser } from '../../contracts/access/access';
import { tooManyRequests } from '../errors/app-error';

interface Sender {
  user?: AuthUser;
  ip: string;
}

/** The general limit of requests: per user, an acting admin for the own account, or per address for who is not known. Routes with `@SkipThrottle` have none. */
@Injectable()
export class RequestThrottleGuard extends ThrottlerGuard {
  protected override getTracker({ user, ip }: Sender): Promise<string> {
    const sender = user?.actingAdmin ?? user;
    return Promise.resolve(sender ? `user:${sender.id}` : `address:${normalizeIp(ip)}`);
  }

  /** One count for all routes. */
  protected override generateKey(_context: ExecutionContext, tracker: string): string {
    return `requests:${tracker}`;
  }

  protected override throwThrottlingException(
    _context: ExecutionContext,
    { timeToBlockExpire }: ThrottlerLimitDetail,
  ): Promise<void> {
    throw tooManyRequests(timeToBlockExpire);
  }
}
