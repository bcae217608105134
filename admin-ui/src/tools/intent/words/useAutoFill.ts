import type { IntentLists } from '@contracts/intent/intent';
import { MESSAGES } from '@contracts/messages';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { apiJson } from '../../../providers/apiClient';
import type { FillOptions } from '../useIntentForm';
import { counted } from '../../../shared/counted';

export type Fill = (lists: IntentLists, options: FillOptions) => number;

/** Fetches the words that admins marked as important in a language. */
export function useAutoFill(onFill: Fill) {
  const notify = useNotify();
  const [filling, setFilling] = useState(false);
  const fill = async (options: FillOptions) => {
    setFilling(true);
    try {
      const query = new URLSearchParams({ language: options.language });
      const words = await apiJson<IntentLists>(`/intent/get-important-words?${query.toString()}`);
      const added = onFill(words, options);
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
