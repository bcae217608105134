import type { AuthUser } from '../../contracts/access/access';
import type { BlockVariant } from '../../contracts/blocks/blocks';
import { MESSAGES } from '../../contracts/messages';
import { AppError } from '../../core/errors/app-error';
import { canUseSubTool } from '../../domain/access/access';
import { parentOf } from '../../domain/access/catalogue';

/** Refuses what makes, changes or hands out a block of a variant that the user may not use. */
export function assertAllowed(user: AuthUser, variant: BlockVariant): void {
  const tool = parentOf(variant);
  if (!tool || !canUseSubTool(user, tool.id, variant)) throw new AppError('FORBIDDEN', MESSAGES.forbidden);
}
