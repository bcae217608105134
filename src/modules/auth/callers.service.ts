import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import { MESSAGES } from '../../contracts/messages';
import type { RouteRule } from '../../core/auth/route-rules';
import { AppError } from '../../core/errors/app-error';
import { RequestRate } from '../../core/throttle/request-rate';
import { bearerTokenOf } from './jwt.strategy';
import { TokenGuard } from './token.guard';

type CallerRequest = FastifyRequest & { user?: AuthUser };

/** Who sends a request, and whether it may be one more. */
@Injectable()
export class CallersService {
  constructor(
    private readonly token: TokenGuard,
    private readonly rate: RequestRate,
  ) {}

  /**
   * Leaves the user of a valid token on the request. Requests of guests, and those with a token that is refused, count
   * for their address; public routes do not look at tokens.
   */
  async admit(
    request: CallerRequest,
    reply: FastifyReply,
    { rule, unlimitedRate }: RouteRule,
  ): Promise<void> {
    const isPublic = rule?.kind === 'public';
    if (!isPublic && bearerTokenOf(request) !== null) await this.identify(request, reply);
    if (!unlimitedRate) await this.count(request);
    if (!isPublic && !request.user) throw new AppError('UNAUTHENTICATED', MESSAGES.unauthenticated);
  }

  private count({ user, ip }: CallerRequest): Promise<void> {
    return user ? this.rate.countUser(user) : this.rate.countGuest(ip);
  }

  private async identify(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    try {
      await this.token.identify(request, reply);
    } catch (error) {
      if (error instanceof AppError) await this.rate.countGuest(request.ip);
      throw error;
    }
  }
}
