import type { BlockTool } from '@contracts/blocks/blocks';
import { useState } from 'react';
import { useUser } from '../../session/useSession';
import { forgetBlockDraft, readBlockDraft } from './blockDraft';

/** What the tool's last editor left unsaved, until somebody goes on with it or discards it. */
export function useBlockDraft(tool: BlockTool) {
  const { id } = useUser();
  const [draft, setDraft] = useState(() => readBlockDraft(tool, id));
  const take = () => setDraft(undefined);
  const discard = () => {
    forgetBlockDraft(tool, id);
    setDraft(undefined);
  };
  return { draft, take, discard };
}
