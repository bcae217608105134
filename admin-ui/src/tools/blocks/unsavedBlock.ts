import {
  type BlockTool,
  type BlockVariant,
  BLOCK_VARIANTS,
  type SavedBlockView,
} from '@contracts/blocks/blocks';
import { keepText, readChanges } from '../../shared/text/keptText';
import type { FormShape } from './editor/formShape';

/** Changes of a block that were not saved when its editor went: by a session that ended, a reload, a crash. */
export interface UnsavedBlock {
  variant: BlockVariant;
  /** The saved block that was changed. */
  saved?: SavedBlockView;
  form: FormShape;
}

/** Under which those of a tool are kept in this browser. */
export const unsavedBlockName = (tool: BlockTool): string => `block.${tool}`;

export function readUnsavedBlock(tool: BlockTool, user: string): UnsavedBlock | undefined {
  const variants: readonly BlockVariant[] = BLOCK_VARIANTS[tool];
  return readChanges<UnsavedBlock>(
    unsavedBlockName(tool),
    user,
    ({ variant, form }) => variants.includes(variant) && typeof form === 'object',
  );
}

export function forgetUnsavedBlock(tool: BlockTool, user: string): void {
  keepText(unsavedBlockName(tool), user, '');
}
