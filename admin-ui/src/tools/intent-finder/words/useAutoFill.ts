import type { IntentLists } from '@contracts/intent/intent';
import { MESSAGES } from '@contracts/messages';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { apiJson } from '../../../providers/apiClient';
import { counted } from '../../../shared/counted';

/** Fetches the words that admins marked as important. */
export function useAutoFill(onFill: (lists: IntentLists) => number) {
  const notify = useNotify();
  const [filling, setFilling] = useState(false);
  const fill = async () => {
    setFilling(true);
    try {
      const added = onFill(await apiJson<IntentLists>('/intent/get-important-words'));
      notify(
        added ? `${counted(added, 'important word')} added.` : 'All important words are already chosen.',
        {
          type: added ? 'success' : 'info',
        },
      );
    } catch {
      notify(MESSAGES.autoFillFailed, { type: 'error' });
    } finally {
      setFilling(false);
    }
  };
  return { fill, filling };
}
