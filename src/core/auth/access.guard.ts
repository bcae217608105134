import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { AccessRule, AuthUser } from '../../contracts/access/access';
import { MESSAGES } from '../../contracts/messages';
import { canUseTool } from '../../domain/access/access';
import { AppError } from '../errors/app-error';
import { accessRuleOf } from './access.decorator';

/** Holds every request against its route's rule; the user was found out before the guards ran. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const rule = accessRuleOf(this.reflector, context.getHandler(), context.getClass());
    const { user } = context.switchToHttp().getRequest<{ user?: AuthUser }>();
    if (rule && mayCall(user, rule)) return true;
    throw user
      ? new AppError('FORBIDDEN', MESSAGES.forbidden)
      : new AppError('UNAUTHENTICATED', MESSAGES.unauthenticated);
  }
}

/** Whether a caller (none: a guest) satisfies a rule. */
export function mayCall(user: AuthUser | undefined, rule: AccessRule): boolean {
  if (rule.kind === 'public') return true;
  if (!user) return false;
  switch (rule.kind) {
    case 'user':
      return true;
    case 'admin':
      return user.role === 'admin';
    case 'tool':
      return canUseTool(user, rule.tool);
  }
}
