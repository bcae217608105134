import { type ExecutionContext, Injectable } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerLimitDetail } from '@nestjs/throttler';
import type { AuthUser } from '../../contracts/access';
import { tooManyRequests } from './too-many-requests';

/** The general limit: per user, or per address for a guest. Runs after the token guard. */
@Injectable()
export class RequestThrottlerGuard extends ThrottlerGuard {
  protected override async getTracker(request: { user?: AuthUser; ip: string }): Promise<string> {
    return request.user ? `user:${request.user.id}` : `address:${await super.getTracker(request)}`;
  }

  protected override throwThrottlingException(
    _context: ExecutionContext,
    detail: ThrottlerLimitDetail,
  ): Promise<void> {
    throw tooManyRequests(detail.timeToBlockExpire * 1000);
  }
}
