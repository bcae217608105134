import { BLOCK_MESSAGES } from '@contracts/blocks/block-messages';
import type { BlockTool } from '@contracts/blocks/blocks';
import { useQueryClient } from '@tanstack/react-query';
import { type NotificationOptions, useNotify } from 'react-admin';
import { messageOf } from '../../../providers/apiClient';
import { useSearchedList } from '../../../shared/result/useSearchedList';
import { BLOCKS_KEY } from '../../../shared/blocks/savedBlockApi';
import { deleteBlock, duplicateBlock, listBlocks } from './blockApi';
import { importBlockFile } from './importBlockFile';

export const BLOCKS_PER_PAGE = 5;

/** The user's saved blocks of a tool, a page at a time, and what can be done with them. */
export function useSavedBlocks(tool: BlockTool) {
  const list = useSearchedList([BLOCKS_KEY, tool], BLOCKS_PER_PAGE, (wanted) => listBlocks(tool, wanted));
  const notify = useNotify();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: [BLOCKS_KEY] });
  const run = async (work: () => Promise<unknown>, done: string, failure?: NotificationOptions) => {
    try {
      await work();
      notify(done, { type: 'success' });
    } catch (error) {
      notify(messageOf(error), { type: 'error', ...failure });
    }
    await refresh();
  };
  return {
    ...list,
    refresh,
    duplicate: (id: string) => run(() => duplicateBlock(id), BLOCK_MESSAGES.duplicated),
    remove: (id: string) => run(() => deleteBlock(id), BLOCK_MESSAGES.deleted),
    // A refusal stays: it may be long, and names places to look for in the file.
    importFile: (file: File) =>
      run(() => importBlockFile(file), BLOCK_MESSAGES.imported, { autoHideDuration: null }),
  };
}
