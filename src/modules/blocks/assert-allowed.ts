import type { AuthUser } from '../../contracts/access/access';
import type { BlockVariant } from '../../contracts/blocks/blocks';
import { MESSAGES } from '../../contracts/messages';
import { AppError } from '../../core/errors/app-error';
import { canUseSubTool } from '../../domain/access/access';
import { parentOf } from '../../domain/access/catalogue';

/** Whether the user may make, change and hand out blocks of a variant. */
export function isAllowed(user: AuthUser, variant: BlockVariant): boolean {
  const tool = parentOf(variant);
  return tool !== undefined && canUseSubTool(user, tool.id, variant);
}

/** Refuses what makes, changes or hands out a block of a variant that the user may not use. */
export function assertAllowed(user: AuthUser, variant: BlockVariant): void {
  if (!isAllowed(user, variant)) throw new AppError('FORBIDDEN', MESSAGES.forbidden);
}
