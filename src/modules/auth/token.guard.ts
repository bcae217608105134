import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { AuthUser } from '../../contracts/access';
import { accessRuleOf } from '../../core/auth/access.decorator';
import { AuthService } from './auth.service';
import { bearerTokenOf } from './bearer-token';

/** Leaves the user of a valid token on the request. Public routes do not look at tokens. */
@Injectable()
export class TokenGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly auth: AuthService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: AuthUser }>();
    const rule = accessRuleOf(this.reflector, context.getHandler(), context.getClass());
    const token = bearerTokenOf(request.headers.authorization);
    if (rule?.kind !== 'public' && token !== undefined) request.user = await this.auth.authenticate(token);
    return true;
  }
}
