import { BLOCK_MESSAGES } from '@contracts/blocks/block-messages';
import type { SavedBlockEntry } from '@contracts/blocks/blocks';
import { shortTitleOf } from '@domain/access/catalogue';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { messageOf } from '../../../providers/apiClient';
import { BLOCKS_KEY, noteCopied } from '../../../shared/blocks/savedBlockApi';
import { pasteOf } from '../../../shared/blocks/pasteOf';
import { copyText } from '../../../shared/clipboard';
import { logOperation } from '../../../shared/logOperation';
import { generatorOf } from '../../../shared/savedBlocks';
import { usesKeys } from './usesApi';

const REFUSED = 'Your browser did not allow copying. Open the block and copy it there.';

/** Copies a saved block as its editor does; it then leaves the list of those to refresh. */
export function CopyBlock({ block: { id, name, variant, updatedAt } }: { block: SavedBlockEntry }) {
  const client = useQueryClient();
  const notify = useNotify();
  const paste = { queryKey: ['block-paste', id, updatedAt], queryFn: () => pasteOf(id), staleTime: Infinity };
  // Before it is pressed: some browsers let nobody copy what is not there at that moment.
  const prepare = () => void client.query(paste).catch(() => undefined);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (!(await copyText(await client.query(paste)))) throw new Error(REFUSED);
      logOperation(shortTitleOf(generatorOf(variant)));
      notify(BLOCK_MESSAGES.blockCopied, { type: 'success' });
      await noteCopied(id);
    },
    onError: (error) => notify(messageOf(error), { type: 'error' }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: usesKeys.toRefresh });
      await client.invalidateQueries({ queryKey: [BLOCKS_KEY] });
    },
  });
  return (
    <Button
      size="small"
      loading={isPending}
      aria-label={`Copy block ${name}`}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => mutate()}
    >
      Copy block
    </Button>
  );
}
