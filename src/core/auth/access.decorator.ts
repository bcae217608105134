import { SetMetadata } from '@nestjs/common';
import type { AccessRule } from '../../contracts/access';
import type { ToolId } from '../../contracts/tools';

export const ACCESS_RULE = 'access-rule';

/** Declares who may call a route (or all routes of a controller). A route that declares nothing stops the start. */
const Access = (rule: AccessRule) => SetMetadata(ACCESS_RULE, rule);

export const Public = () => Access({ kind: 'public' });
export const AnyUser = () => Access({ kind: 'user' });
export const AdminOnly = () => Access({ kind: 'admin' });
export const ForTool = (tool: ToolId) => Access({ kind: 'tool', tool });
