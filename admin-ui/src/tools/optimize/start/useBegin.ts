import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { messageOf } from '../../../providers/apiClient';
import { ANEW, usePageAddress } from '../../../shared/usePageAddress';
import { beginDraft, draftKeys, type NewDraft } from '../optimizeApi';

/** Begins a draft and opens it. */
export function useBegin() {
  const client = useQueryClient();
  const notify = useNotify();
  const { change } = usePageAddress();
  const { mutate, isPending } = useMutation({
    mutationFn: (draft: NewDraft) => beginDraft(draft),
    onSuccess: (draft) => {
      client.setQueryData(draftKeys.one(draft.id), draft);
      void client.invalidateQueries({ queryKey: ['drafts', 'list'] });
      change({ ...ANEW, draft: draft.id, brief: '', run: '', result: '' });
      window.scrollTo({ top: 0 });
    },
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
  return { begin: mutate, isBeginning: isPending };
}
