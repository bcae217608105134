import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import { MESSAGES } from '../../contracts/messages';
import { callerOf } from '../../core/auth/caller';
import type { RouteRule } from '../../core/auth/route-rules';
import { AppError } from '../../core/errors/app-error';
import { RequestRate } from '../../core/throttle/request-rate';
import { AuthService } from './auth.service';
import { bearerTokenOf } from './bearer-token';

export type CallerRequest = Pick<FastifyRequest, 'headers' | 'ip' | 'socket'> & { user?: AuthUser };

/** Who sends a request, and whether it may be one more. */
@Injectable()
export class CallersService {
  constructor(
    private readonly auth: AuthService,
    private readonly rate: RequestRate,
  ) {}

  /**
   * Leaves the user of a valid token on the request. Requests of guests, and those with a token that is refused, count
   * for their address; public routes do not look at tokens.
   */
  async admit(request: CallerRequest, { rule, unlimitedRate }: RouteRule): Promise<void> {
    const isPublic = rule?.kind === 'public';
    if (!isPublic) request.user = await this.identify(request);
    if (!unlimitedRate) await this.count(request);
    if (!isPublic && !request.user) throw new AppError('UNAUTHENTICATED', MESSAGES.unauthenticated);
  }

  private count({ user, ip }: CallerRequest): Promise<void> {
    return user ? this.rate.countUser(user) : this.rate.countGuest(ip);
  }

  private async identify(request: CallerRequest): Promise<AuthUser | undefined> {
    const token = bearerTokenOf(request.headers.authorization);
    if (token === undefined) return undefined;
    try {
      return await this.auth.authenticate(token, callerOf(request));
    } catch (error) {
      if (error instanceof AppError) await this.rate.countGuest(request.ip);
      throw error;
    }
  }
}
