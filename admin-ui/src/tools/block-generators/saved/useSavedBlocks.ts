import { BLOCK_MESSAGES } from '@contracts/blocks/block-messages';
import type { BlockTool } from '@contracts/blocks/blocks';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ApiError, messageOf } from '../../../providers/apiClient';
import { useDebounced } from '../../../shared/useDebounced';
import { BLOCKS_KEY, deleteBlock, duplicateBlock, importBlock, listBlocks } from './blockApi';

export const BLOCKS_PER_PAGE = 5;
const DEBOUNCE_MS = 250;
/** Larger than any block can be. */
const MAX_FILE_BYTES = 1024 * 1024;

/** The user's saved blocks of a tool, a page at a time, and what can be done with them. */
export function useSavedBlocks(tool: BlockTool) {
  const [text, setText] = useState('');
  const [page, setPage] = useState(0);
  const sought = useDebounced(text.trim(), DEBOUNCE_MS);
  const notify = useNotify();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: [BLOCKS_KEY, tool, sought, page],
    queryFn: async ({ signal }) => {
      const found = await listBlocks(tool, sought, page, BLOCKS_PER_PAGE, signal);
      // The last entry of the last page was deleted.
      if (found.items.length === 0 && page > 0) setPage(page - 1);
      return found;
    },
    placeholderData: keepPreviousData,
  });
  const search = (value: string) => {
    setText(value);
    setPage(0);
  };
  const refresh = () => client.invalidateQueries({ queryKey: [BLOCKS_KEY] });
  const run = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      notify(done, { type: 'success' });
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' });
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
    importFile: (file: File) =>
      run(async () => importBlock(await readBlockFile(file)), BLOCK_MESSAGES.imported),
  };
}

async function readBlockFile(file: File): Promise<unknown> {
  if (file.size > MAX_FILE_BYTES) throw new Error(BLOCK_MESSAGES.fileInvalid);
  try {
    return JSON.parse(await file.text()) as unknown;
  } catch {
    throw new Error(BLOCK_MESSAGES.fileInvalid);
  }
}

/** A refused file has no fields on the screen: the first sentence says what is wrong with it. */
function sentenceOf(error: unknown): string {
  const refusals = error instanceof ApiError ? Object.entries(error.errors ?? {}) : [];
  const [first] = refusals.sort(([a], [b]) => Number(b === 'format') - Number(a === 'format'));
  if (!first) return messageOf(error);
  const [field, message] = first;
  return field.startsWith('config.') ? `${field.slice('config.'.length)}: ${message}` : message;
}
