import {
  type BlockTool,
  type BlockVariant,
  BLOCK_VARIANTS,
  type SavedBlockView,
} from '@contracts/blocks/blocks';
import { keepDraft, readDraft } from '../../shared/text/draft';
import type { FormShape } from './editor/formShape';

/** Changes of a block that were not saved when its editor went: by a session that ended, a reload, a crash. */
export interface BlockDraft {
  variant: BlockVariant;
  /** The saved block that was changed. */
  saved?: SavedBlockView;
  form: FormShape;
}

/** Under which a tool's draft is kept in this browser. */
export const blockDraftName = (tool: BlockTool): string => `block.${tool}`;

export function readBlockDraft(tool: BlockTool, user: string): BlockDraft | undefined {
  try {
    const draft = JSON.parse(readDraft(blockDraftName(tool), user)) as BlockDraft;
    return (BLOCK_VARIANTS[tool] as readonly BlockVariant[]).includes(draft.variant) &&
      typeof draft.form === 'object'
      ? draft
      : undefined;
  } catch {
    return undefined;
  }
}

export function forgetBlockDraft(tool: BlockTool, user: string): void {
  keepDraft(blockDraftName(tool), user, '');
}
