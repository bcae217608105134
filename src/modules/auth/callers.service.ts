import { type ExecutionContext, Injectable } from '@nestjs/common';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import { MESSAGES } from '../../contracts/messages';
import type { RouteRule } from '../../core/auth/route-rules';
import { AppError } from '../../core/errors/app-error';
import { RequestThrottleGuard } from '../../core/throttle/request-throttle.guard';
import { bearerTokenOf } from './jwt.strategy';
import { TokenGuard } from './token.guard';

/** Who sends a request, and whether it may be one more: the guards that Nest would run after the body has been read. */
@Injectable()
export class CallersService {
  constructor(
    private readonly token: TokenGuard,
    private readonly throttle: RequestThrottleGuard,
  ) {}

  /**
   * Leaves the user of a valid token on the request. Requests of guests, and those with a token that is refused, count
   * for their address; public routes do not look at tokens. Gives the user.
   */
  async admit(
    request: FastifyRequest & { user?: AuthUser },
    reply: FastifyReply,
    { rule, controller, handler }: RouteRule,
  ): Promise<AuthUser | undefined> {
    const context = new ExecutionContextHost([request, reply], controller, handler);
    const isPublic = rule?.kind === 'public';
    if (!isPublic && bearerTokenOf(request) !== null) await this.identify(context);
    await this.throttle.canActivate(context);
    if (!isPublic && !request.user) throw new AppError('UNAUTHENTICATED', MESSAGES.unauthenticated);
    return request.user;
  }

  private async identify(context: ExecutionContext): Promise<void> {
    try {
      await this.token.canActivate(context);
    } catch (error) {
      if (error instanceof AppError) await this.throttle.canActivate(context);
      throw error;
    }
  }
}
