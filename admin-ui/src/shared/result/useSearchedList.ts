import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiPage } from '../../providers/apiClient';
import { useDebounced } from '../useDebounced';
import { useLastPage } from './useLastPage';

const DEBOUNCE_MS = 250;

/** One page of what a text finds; `page` counts from 0. */
export interface SearchedPage {
  text: string;
  page: number;
  size: number;
  signal: AbortSignal;
}

/** A list that is searched while it is typed, a page at a time, the first page of each search first. */
export function useSearchedList<Item>(
  key: readonly unknown[],
  size: number,
  fetchPage: (wanted: SearchedPage) => Promise<ApiPage<Item>>,
) {
  const [text, setText] = useState('');
  const [page, setPage] = useState(0);
  const sought = useDebounced(text.trim(), DEBOUNCE_MS);
  const query = useQuery({
    queryKey: [...key, sought, page],
    queryFn: ({ signal }) => fetchPage({ text: sought, page, size, signal }),
    placeholderData: keepPreviousData,
  });
  useLastPage(query, { page: page + 1, perPage: size, goTo: (last) => setPage(last - 1) });
  const search = (value: string) => {
    setText(value);
    setPage(0);
  };
  return { query, text, sought, search, page, setPage };
}
