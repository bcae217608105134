import { DECISIONS, type InterlinkDecision } from '@contracts/interlinks/interlinks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebounced } from '../../../shared/useDebounced';
import { pageNumber, ROWS_PAGE, useListPage, usePageAddress } from '../../../shared/usePageAddress';
import {
  getGraph,
  getInterlinks,
  interlinkKeys,
  listPages,
  listQueryOf,
  listSuggestions,
} from '../interlinkJobs';

const TYPING_MS = 250;
/** In the order of the page: grouped by where links start, or lead, or by score alone. */
export const ORDERS = { source: 'By source', target: 'By target', score: 'By score' } as const;
export type Order = keyof typeof ORDERS;
export const ALL = 'all';
export type Shown = InterlinkDecision | typeof ALL;

export const PAGE_FILTERS = {
  orphan: 'Orphans',
  unreachable: 'Unreachable pages',
  priority: 'Priority targets',
} as const;
type PageFilterId = keyof typeof PAGE_FILTERS;

export function useInterlinks(id: string) {
  return useQuery({
    queryKey: interlinkKeys.one(id),
    queryFn: ({ signal }) => getInterlinks(id, signal),
  });
}

/** Which suggestions the page's address asks for. */
export function useNarrowing() {
  const { get, change } = usePageAddress();
  const shown: Shown = [...DECISIONS, ALL].find((known): known is Shown => known === get('show')) ?? 'open';
  const order = (Object.keys(ORDERS) as Order[]).find((known) => known === get('sort')) ?? 'source';
  const [, way, page] = /^(to|from)(\d+)$/.exec(get('of')) ?? [];
  return {
    ...{ shown, order, q: get('q'), ...useListPage(ROWS_PAGE) },
    min: Math.min(100, Math.max(0, Math.floor(Number(get('min'))) || 0)),
    of: way === undefined ? undefined : { way: way as 'to' | 'from', page: Number(page) },
    /** All but the page of the list leads back to its first one. */
    narrow: (changes: Record<string, string>) => change({ [ROWS_PAGE]: '', ...changes }, true),
  };
}

export type Narrowing = ReturnType<typeof useNarrowing>;

export function useSuggestions(id: string, { shown, order, q, page, min, of }: Narrowing) {
  const search = useDebounced(q, TYPING_MS);
  const filter = {
    ...(shown !== ALL && { decision: shown }),
    ...(search.trim() !== '' && { q: search }),
    ...(min > 0 && { minScore: min }),
    ...(of && { [of.way === 'to' ? 'target' : 'source']: of.page }),
  };
  const query = listQueryOf({ filter, sort: [order, 'ASC'], page });
  return useQuery({
    queryKey: interlinkKeys.suggestions(id, query),
    queryFn: ({ signal }) => listSuggestions(id, query, signal),
    placeholderData: keepPreviousData,
  });
}

export function usePages(id: string) {
  const { get } = usePageAddress();
  const q = useDebounced(get('q'), TYPING_MS);
  const show = (Object.keys(PAGE_FILTERS) as PageFilterId[]).find((known) => known === get('show'));
  const text = get('sort');
  const filter = { ...(q.trim() !== '' && { q }), ...(show && { [show]: true }) };
  const [field, direction] = text.startsWith('-') ? [text.slice(1), 'DESC'] : [text || 'place', 'ASC'];
  const query = listQueryOf({ filter, sort: [field, direction], page: pageNumber(get(ROWS_PAGE)) });
  return useQuery({
    queryKey: interlinkKeys.pages(id, query),
    queryFn: ({ signal }) => listPages(id, query, signal),
    placeholderData: keepPreviousData,
  });
}

export function useGraph(id: string) {
  return useQuery({
    queryKey: interlinkKeys.graph(id),
    queryFn: ({ signal }) => getGraph(id, signal),
  });
}
