import { Injectable } from '@nestjs/common';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { invalidToken } from './tokens.service';

/** Passport's guard. A hook calls it, because Nest runs its guards when the body has been read already. */
@Injectable()
export class TokenGuard extends AuthGuard('jwt') {
  /** Leaves the user of the request's token on the request. */
  async identify(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.canActivate(new ExecutionContextHost([request, reply]));
  }

  override handleRequest<User>(error: Error | null, user: User | false, failure: unknown): User {
    if (error) throw error;
    if (!user) throw invalidToken(failure);
    return user;
  }
}
