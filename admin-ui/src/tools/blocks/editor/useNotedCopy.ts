import type { SavedBlockView } from '@contracts/blocks/blocks';
import { useQueryClient } from '@tanstack/react-query';
import { BLOCKS_KEY, noteCopied } from '../../../shared/blocks/savedBlockApi';

/** Notes that a block was copied that was to be refreshed on its pages; where that fails it stays in the list of those. */
export function useNotedCopy(
  saved: SavedBlockView | undefined,
  setSaved: (block: SavedBlockView) => void,
): () => void {
  const client = useQueryClient();
  const note = async (id: string) => {
    setSaved(await noteCopied(id));
    await client.invalidateQueries({ queryKey: [BLOCKS_KEY] });
  };
  return () => {
    if (saved?.toRefresh) note(saved.id).catch(() => undefined);
  };
}
