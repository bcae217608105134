import { type ExecutionContext, Injectable } from '@nestjs/common';
import {
  normalizeIp,
  ThrottlerGuard,
  type ThrottlerLimitDetail,
  type ThrottlerRequest,
} from '@nestjs/throttler';
import type { AuthUser } from '../../contracts/access/access';
import { API_KEY_REQUESTS_PER_MINUTE } from '../../contracts/api-keys/api-keys';
import { tooManyRequests } from '../errors/app-error';

interface Sender {
  user?: AuthUser;
  ip: string;
}

/** The general limit of requests: per API key, which has a limit of its own, per user, an acting admin for the own account, or per address for who is not known. Routes with `@SkipThrottle` have none. */
@Injectable()
export class RequestThrottleGuard extends ThrottlerGuard {
  protected override getTracker({ user, ip }: Sender): Promise<string> {
    if (user?.apiKey) return Promise.resolve(`api-key:${user.apiKey.id}`);
    const sender = user?.actingAdmin ?? user;
    return Promise.resolve(sender ? `user:${sender.id}` : `address:${normalizeIp(ip)}`);
  }

  protected override handleRequest(request: ThrottlerRequest): Promise<boolean> {
    const { user } = request.context.switchToHttp().getRequest<Sender>();
    return super.handleRequest(user?.apiKey ? { ...request, limit: API_KEY_REQUESTS_PER_MINUTE } : request);
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
