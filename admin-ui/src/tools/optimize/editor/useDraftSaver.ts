import type { DraftView } from '@contracts/drafts/drafts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { draftKeys, saveDraft } from '../optimizeApi';
import { DraftSaver, type SaveState } from './draftSaver';

/** Saves a draft while it is written, and when its page is hidden or left. */
export function useDraftSaver({ id, version, updatedAt }: DraftView) {
  const client = useQueryClient();
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: updatedAt });
  const [saver] = useState(
    () => new DraftSaver({ version, updatedAt }, (draft) => saveDraft(id, draft), setState),
  );
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') void saver.flush();
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      void saver.flush().then(() => client.invalidateQueries({ queryKey: ['drafts', 'list'] }));
      client.removeQueries({ queryKey: draftKeys.one(id) });
    };
  }, [saver, client, id]);
  return { saver, state };
}
