import { SetMetadata } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { AccessRule } from '../../contracts/access/access';
import type { ToolId } from '../../contracts/access/tools';

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
