import { SetMetadata } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { AccessRule } from '../../contracts/access/access';
import type { ToolId } from '../../contracts/access/tools';
import type { ApiKeyScope } from '../../contracts/api-keys/api-keys';
import { keyScopeFor, type KeyScopes } from '../../domain/api-keys/key-scopes';

const ACCESS_RULE = 'access-rule';

/** Declares who may call a route (or all routes of a controller). A route that declares nothing stops the start. */
const Access = (rule: AccessRule) => SetMetadata(ACCESS_RULE, rule);

export const Public = () => Access({ kind: 'public' });
export const AnyUser = () => Access({ kind: 'user' });
export const AdminOnly = () => Access({ kind: 'admin' });
export const ForTool = (tool: ToolId) => Access({ kind: 'tool', tool });
/** For admins, and for whoever has at least one of the tools. */
export const ForAnyTool = (tools: readonly ToolId[]) => Access({ kind: 'any-tool', tools });

const OWNER_ONLY = 'owner-only';

/** Closed to an admin who acts as a student: it is the student's alone. */
export const OwnerOnly = () => SetMetadata(OWNER_ONLY, true);

const BEFORE_SETUP = 'before-setup';

/** Open to an admin who has to set up two-factor login before anything else. */
export const BeforeSetup = () => SetMetadata(BEFORE_SETUP, true);

const KEY_SCOPES = 'key-scopes';

/**
 * The scopes that API keys need here, in place of those that the access rule gives: a tool's routes have theirs, all others
 * refuse keys. What is left out refuses them, too.
 */
export const ForKeys = (scopes: KeyScopes) => SetMetadata(KEY_SCOPES, scopes);

/** A route's handler or a controller. */
export type Decorated = NonNullable<Parameters<Reflector['get']>[1]>;

/** What a route declares, or its controller where the route itself does not. */
export function accessRuleOf(
  reflector: Reflector,
  handler: Decorated,
  controller: Decorated,
): AccessRule | undefined {
  return reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_RULE, [handler, controller]);
}

export function isOwnerOnly(reflector: Reflector, handler: Decorated, controller: Decorated): boolean {
  return reflector.getAllAndOverride<boolean | undefined>(OWNER_ONLY, [handler, controller]) ?? false;
}

export function isOpenBeforeSetup(reflector: Reflector, handler: Decorated, controller: Decorated): boolean {
  return reflector.getAllAndOverride<boolean | undefined>(BEFORE_SETUP, [handler, controller]) ?? false;
}

/** The scope that an API key needs for a call by a method; undefined where no key may make it. */
export function keyScopeOf(
  reflector: Reflector,
  method: string,
  ...route: [Decorated, Decorated]
): ApiKeyScope | undefined {
  const declared = reflector.getAllAndOverride<KeyScopes | undefined>(KEY_SCOPES, route);
  return keyScopeFor(accessRuleOf(reflector, ...route), method, declared);
}
