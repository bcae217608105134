import { type IntentWordView, tidyWord, WORD_SEARCH_LIMIT } from '@contracts/intent/intent';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { apiFetch, apiJson, messageOf } from '../../../providers/apiClient';
import { useDebounced } from '../../../shared/useDebounced';
import { ALL_WORDS_KEY } from './useIntentWords';

const DEBOUNCE_MS = 250;

/** The words that the user keeps for themself, those that hold the text, and how to delete one. */
export function useOwnWords(text: string) {
  const notify = useNotify();
  const client = useQueryClient();
  const sought = useDebounced(tidyWord(text), DEBOUNCE_MS);
  const query = useQuery({
    queryKey: [...ALL_WORDS_KEY, 'own', sought],
    queryFn: ({ signal }) => {
      const parameters = new URLSearchParams({ own: 'true', limit: String(WORD_SEARCH_LIMIT), text: sought });
      return apiJson<IntentWordView[]>(`/intent?${parameters.toString()}`, { signal });
    },
    placeholderData: keepPreviousData,
  });
  const removal = useMutation({
    mutationFn: ({ id }: IntentWordView) => apiFetch(`/intent/${id}`, { method: 'DELETE' }),
    onSuccess: () => client.invalidateQueries({ queryKey: ALL_WORDS_KEY }),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
  return { query, remove: removal.mutate, removing: removal.isPending };
}
