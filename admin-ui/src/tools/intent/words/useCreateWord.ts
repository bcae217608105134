import type { IntentType } from '@contracts/intent/intent';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { ApiError, apiFetch } from '../../../providers/apiClient';
import { ALL_WORDS_KEY } from './useIntentWords';

/** Stores a new word: a student's for that student, an admin's for everybody. The selection does not wait for it, and keeps the word if it fails. */
export function useCreateWord(type: IntentType) {
  const notify = useNotify();
  const client = useQueryClient();
  return async (label: string) => {
    try {
      await apiFetch('/intent', { method: 'POST', json: { type, label } });
      await client.invalidateQueries({ queryKey: ALL_WORDS_KEY });
    } catch (error) {
      const reason = error instanceof ApiError && error.code === 'CONFLICT' ? ` ${error.message}` : '';
      notify(`“${label}” counts for this file, but could not be saved for later.${reason}`, {
        type: 'warning',
      });
    }
  };
}
