import { BLOCK_MESSAGES } from '@contracts/blocks/block-messages';
import type { BlockTool } from '@contracts/blocks/blocks';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type NotificationOptions, useNotify } from 'react-admin';
import { messageOf } from '../../../providers/apiClient';
import { useLastPage } from '../../../shared/result/useLastPage';
import { useDebounced } from '../../../shared/useDebounced';
import { BLOCKS_KEY, deleteBlock, duplicateBlock, listBlocks } from './blockApi';
import { importBlockFile } from './importBlockFile';

export const BLOCKS_PER_PAGE = 5;
const DEBOUNCE_MS = 250;

/** The user's saved blocks of a tool, a page at a time, and what can be done with them. */
export function useSavedBlocks(tool: BlockTool) {
  const [text, setText] = useState('');
  const [page, setPage] = useState(0);
  const sought = useDebounced(text.trim(), DEBOUNCE_MS);
  const notify = useNotify();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: [BLOCKS_KEY, tool, sought, page],
    queryFn: ({ signal }) => listBlocks(tool, sought, page, BLOCKS_PER_PAGE, signal),
    placeholderData: keepPreviousData,
  });
  useLastPage(query, { page: page + 1, perPage: BLOCKS_PER_PAGE, goTo: (last) => setPage(last - 1) });
  const search = (value: string) => {
    setText(value);
    setPage(0);
  };
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
    query,
    text,
    sought,
    search,
    page,
    setPage,
    refresh,
    duplicate: (id: string) => run(() => duplicateBlock(id), BLOCK_MESSAGES.duplicated),
    remove: (id: string) => run(() => deleteBlock(id), BLOCK_MESSAGES.deleted),
    // A refusal stays: it may be long, and names places to look for in the file.
    importFile: (file: File) =>
      run(() => importBlockFile(file), BLOCK_MESSAGES.imported, { autoHideDuration: null }),
  };
}
