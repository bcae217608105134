import { type ExecutionContext, Injectable } from '@nestjs/common';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import { MESSAGES } from '../../contracts/messages';
import type { RouteRule } from '../../core/auth/route-rules';
import { callerOf } from '../../core/auth/caller';
import { AppError } from '../../core/errors/app-error';
import { isApiKey } from '../../core/secrets/api-key';
import { RequestThrottleGuard } from '../../core/throttle/request-throttle.guard';
import { bearerTokenOf } from './jwt.strategy';
import { KeyCallersService } from './key-callers.service';
import { TokenGuard } from './token.guard';

type Request = FastifyRequest & { user?: AuthUser };

/** Who sends a request, and whether it may be one more: the guards that Nest would run after the body has been read. */
@Injectable()
export class CallersService {
  constructor(
    private readonly token: TokenGuard,
    private readonly throttle: RequestThrottleGuard,
    private readonly keys: KeyCallersService,
  ) {}

  /**
   * Leaves the user of a valid token or API key on the request. Requests of guests, and those with a token that is refused, count
   * for their address; public routes do not look at tokens. Gives the user.
   */
  async admit(request: Request, reply: FastifyReply, route: RouteRule): Promise<AuthUser | undefined> {
    const context = new ExecutionContextHost([request, reply], route.controller, route.handler);
    const isPublic = route.rule?.kind === 'public';
    const token = isPublic ? null : bearerTokenOf(request);
    const noteUse = token === null ? undefined : await this.identify(context, token, route);
    await this.throttle.canActivate(context);
    if (!isPublic && !request.user) throw new AppError('UNAUTHENTICATED', MESSAGES.unauthenticated);
    await noteUse?.();
    return request.user;
  }

  /** Gives what counts the use of an API key. */
  private async identify(
    context: ExecutionContext,
    token: string,
    { keyScope }: RouteRule,
  ): Promise<(() => Promise<void>) | undefined> {
    try {
      if (!isApiKey(token)) {
        await this.token.canActivate(context);
        return undefined;
      }
      const request = context.switchToHttp().getRequest<Request>();
      const { user, noteUse } = await this.keys.open(token, callerOf(request), keyScope);
      request.user = user;
      return noteUse;
    } catch (error) {
      if (error instanceof AppError) await this.throttle.canActivate(context);
      throw error;
    }
  }
}
