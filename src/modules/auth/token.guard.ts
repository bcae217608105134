import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { accessRuleOf } from '../../core/auth/access.decorator';
import { type CallerRequest, CallersService } from './callers.service';

/** Leaves the user of a valid token on the request. Public routes do not look at tokens. */
@Injectable()
export class TokenGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly callers: CallersService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const rule = accessRuleOf(this.reflector, context.getHandler(), context.getClass());
    if (rule?.kind !== 'public') {
      await this.callers.identify(context.switchToHttp().getRequest<CallerRequest>());
    }
    return true;
  }
}
