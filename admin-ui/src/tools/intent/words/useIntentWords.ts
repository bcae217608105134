import { type IntentType, type IntentWordView, tidyWord, WORD_SEARCH_LIMIT } from '@contracts/intent/intent';
import { normalizeText } from '@domain/intent/normalize';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { apiJson } from '../../../providers/apiClient';
import { useDebounced } from '../../../shared/useDebounced';

const DEBOUNCE_MS = 250;
const FRESH_MS = 60_000;
const NONE: string[] = [];

export const ALL_WORDS_KEY = ['intent-word-search'];

/** The stored words of a type that hold the typed text, up to the server's limit. */
export function useIntentWords(type: IntentType, text: string, enabled: boolean) {
  const sought = useDebounced(tidyWord(text), DEBOUNCE_MS);
  const query = useQuery({
    queryKey: [...ALL_WORDS_KEY, type, sought],
    queryFn: ({ signal }) => searchWords(type, sought, signal),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    enabled,
  });
  const found = query.data ?? NONE;
  // Until the answer is there the earlier one stands in: what does not hold the text must not be what Enter takes.
  const words = useMemo(() => {
    const typed = normalizeText(text);
    return found.filter((label) => normalizeText(label).includes(typed));
  }, [found, text]);
  return { ...query, words };
}

async function searchWords(type: IntentType, text: string, signal: AbortSignal): Promise<string[]> {
  const query = new URLSearchParams({ type, limit: String(WORD_SEARCH_LIMIT), text });
  const words = await apiJson<IntentWordView[]>(`/intent?${query.toString()}`, { signal });
  return words.map(({ label }) => label);
}
