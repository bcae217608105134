import { PPL_SEARCH_REST_MS } from '@contracts/ppl/ppl';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from '../../shared/useDebounced';
import { useListPage, usePageAddress } from '../../shared/usePageAddress';
import { listFiles, listTags, PPL_KEY, type Wanted } from './pplApi';

/** The orders of the cards, the first one unless another is chosen. */
export const SORTS = {
  newest: { label: 'Last updated', sort: ['updatedAt', 'DESC'] },
  name: { label: 'Name', sort: ['name', 'ASC'] },
  popular: { label: 'Most downloaded', sort: ['downloads', 'DESC'] },
  largest: { label: 'Largest', sort: ['bytes', 'DESC'] },
  rows: { label: 'Most rows', sort: ['rows', 'DESC'] },
} as const satisfies Record<string, { label: string; sort: Wanted['sort'] }>;
export type SortName = keyof typeof SORTS;

const DEFAULT_SORT: SortName = 'newest';

/** What of the library is shown. Search, tag, order and page live in the address: a reload and the back button keep them. */
export function useLibrary() {
  const { get, change } = usePageAddress();
  const text = get('q');
  const tag = get('tag');
  const sortName = sortNameOf(get('sort'));
  const { page, goTo } = useListPage();

  /** Whatever changes but the page leads back to the first page. */
  const show = (changes: Record<string, string>, replace = false) =>
    change({ page: '', ...changes }, replace);
  const search = useSearchText(text, (q) => show({ q }, true));

  const files = useQuery({
    queryKey: [PPL_KEY, 'list', text, tag, sortName, page],
    queryFn: ({ signal }) => listFiles({ text, tag, sort: SORTS[sortName].sort, page }, signal),
    placeholderData: keepPreviousData,
  });
  const tags = useQuery({ queryKey: [PPL_KEY, 'tags'], queryFn: ({ signal }) => listTags(signal) });

  return {
    files,
    tags: tags.data ?? [],
    tag,
    sortName,
    page,
    search,
    isFiltered: search.entered !== '' || text !== '' || tag !== '',
    setTag: (next: string) => show({ tag: next }),
    setSort: (next: SortName) => show({ sort: next === DEFAULT_SORT ? '' : next }),
    goTo,
    clear: () => {
      search.enter('');
      show({ q: '', tag: '' });
    },
  };
}

/** What is typed, and taken as the text to search by once nothing was typed for a second. */
function useSearchText(taken: string, take: (text: string) => void) {
  const [entered, enter] = useState(taken);
  const [known, setKnown] = useState(taken);
  const rested = useDebounced(entered, PPL_SEARCH_REST_MS);
  // By the back button, or a link.
  if (taken !== known) {
    setKnown(taken);
    if (taken !== rested.trim()) enter(taken);
  }
  const onRest = useEffectEvent(() => {
    if (rested.trim() !== taken) take(rested.trim());
  });
  useEffect(() => onRest(), [rested]);
  return { entered, enter };
}

function sortNameOf(text: string): SortName {
  return Object.hasOwn(SORTS, text) ? (text as SortName) : DEFAULT_SORT;
}
