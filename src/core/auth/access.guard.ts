import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { AccessRule, AuthUser, CallingKey } from '../../contracts/access/access';
import { API_KEY_MESSAGES } from '../../contracts/api-keys/api-key-messages';
import type { ApiKeyScope } from '../../contracts/api-keys/api-keys';
import { ACTING_MESSAGES } from '../../contracts/auth/acting-messages';
import { TWO_FACTOR_MESSAGES } from '../../contracts/auth/two-factor-messages';
import { MESSAGES } from '../../contracts/messages';
import { canUseTool } from '../../domain/access/access';
import { AppError } from '../errors/app-error';
import { accessRuleOf, isOpenBeforeSetup, isOwnerOnly, keyScopeOf } from './access.decorator';

/** Holds every request against its route's rule; the user was found out before the guards ran. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const route = [context.getHandler(), context.getClass()] as const;
    const rule = accessRuleOf(this.reflector, ...route);
    const { user, method } = context.switchToHttp().getRequest<{ user?: AuthUser; method: string }>();
    if (!rule || !mayCall(user, rule)) {
      throw user
        ? new AppError('FORBIDDEN', MESSAGES.forbidden)
        : new AppError('UNAUTHENTICATED', MESSAGES.unauthenticated);
    }
    if (user?.apiKey && rule.kind !== 'public') {
      assertGranted(user.apiKey, keyScopeOf(this.reflector, method, ...route));
    }
    if (user?.actingAdmin && isOwnerOnly(this.reflector, ...route)) {
      throw new AppError('FORBIDDEN', ACTING_MESSAGES.ownerOnly);
    }
    if (user?.mustSetUpTwoFactor && rule.kind !== 'public' && !isOpenBeforeSetup(this.reflector, ...route)) {
      throw new AppError('TWO_FACTOR_SETUP_REQUIRED', TWO_FACTOR_MESSAGES.setUpRequired);
    }
    return true;
  }
}

/** A key has its owner's rights, as far as its scopes go. */
function assertGranted({ scopes }: CallingKey, scope: ApiKeyScope | undefined): void {
  if (scope === undefined) throw new AppError('SCOPE_MISSING', API_KEY_MESSAGES.notForKeys);
  if (scopes.includes(scope)) return;
  throw new AppError('SCOPE_MISSING', API_KEY_MESSAGES.scopeMissing(scope), { details: { scope } });
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
    case 'any-tool':
      return rule.tools.some((tool) => canUseTool(user, tool));
  }
}
