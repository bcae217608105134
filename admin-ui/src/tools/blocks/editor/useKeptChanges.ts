import type { BlockTool } from '@contracts/blocks/blocks';
import { useCallback, useEffect, useRef } from 'react';
import { useDraft } from '../../../shared/text/useDraft';
import { type BlockDraft, blockDraftName } from '../blockDraft';

/**
 * Keeps in this browser what was changed in the editor as long as it is not saved, for when the page goes without asking.
 * Gives what forgets it, for an editor that is closed on purpose.
 */
export function useKeptChanges(tool: BlockTool, draft: BlockDraft, isDirty: boolean): () => void {
  const { keep } = useDraft(blockDraftName(tool));
  const isKept = useRef(false);
  const forget = useCallback(() => {
    if (isKept.current) keep('');
    isKept.current = false;
  }, [keep]);
  const { variant, saved, form } = draft;
  useEffect(() => {
    if (!isDirty) {
      forget();
      return;
    }
    isKept.current = true;
    keep(JSON.stringify({ variant, saved, form } satisfies BlockDraft));
  }, [variant, saved, form, isDirty, keep, forget]);
  return forget;
}
