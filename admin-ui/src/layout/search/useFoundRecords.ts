import type { AccessSubject } from '@contracts/access/access';
import type { DraftEntry } from '@contracts/drafts/drafts';
import type { JobView } from '@contracts/jobs/jobs';
import type { ProductEntry } from '@contracts/products/products';
import type { UserView } from '@contracts/users/users';
import { canUseTool } from '@domain/access/access';
import { useQueries } from '@tanstack/react-query';
import { apiPage } from '../../providers/apiClient';
import { useDebounced } from '../../shared/useDebounced';
import { entryOf, runEntryOf } from './runEntry';
import type { SearchablePage } from './searchablePages';

/** Milliseconds that typing rests before the API is asked. */
const REST_MS = 250;
/** Of a shorter text nearly everything would be found. */
const SHORTEST = 2;
const PER_GROUP = 4;
/** The latest runs of one's own, among which names are looked up. */
const RUNS = 50;
const KEPT_MS = 30_000;

/** What is searched beside pages: one question of the API each, answered as to this very user. */
interface Group {
  id: string;
  isFor: (subject: AccessSubject) => boolean;
  find: (text: string, signal: AbortSignal) => Promise<SearchablePage[]>;
}

const GROUPS: readonly Group[] = [
  {
    id: 'users',
    isFor: ({ role }) => role === 'admin',
    find: async (text, signal) => {
      const found = await ask<UserView>('/users', text, signal);
      return found.map(({ id, name, email }) => entryOf('users', id, name, `/users/${id}`, email));
    },
  },
  {
    id: 'products',
    isFor: (subject) => canUseTool(subject, 'products'),
    find: async (text, signal) => {
      const found = await ask<ProductEntry>('/products', text, signal);
      return found.map(({ id, name }) => {
        const query = new URLSearchParams({ q: name });
        return entryOf('products', id, name, `/products?${query.toString()}`, 'Product');
      });
    },
  },
  {
    id: 'drafts',
    isFor: (subject) => canUseTool(subject, 'optimize-prime'),
    find: async (text, signal) => {
      const found = await ask<DraftEntry>('/optimize-prime/drafts', text, signal);
      return found.map(({ id, title, keyword }) =>
        entryOf('optimize-prime', id, title || keyword, `/optimize-prime?draft=${id}`, 'Draft'),
      );
    },
  },
  {
    id: 'runs',
    isFor: () => true,
    find: async (text, signal) => {
      const range = JSON.stringify([0, RUNS - 1]);
      const { items } = await apiPage<JobView>(`/jobs?${new URLSearchParams({ range }).toString()}`, {
        signal,
        quiet: true,
      });
      const typed = text.toLowerCase();
      return items
        .map(runEntryOf)
        .filter(({ title }) => title.toLowerCase().includes(typed))
        .slice(0, PER_GROUP);
    },
  },
];

/** The records that a text means; empty while they are looked up. What is asked for in vain is given up. */
export function useFoundRecords(subject: AccessSubject, typed: string): SearchablePage[] {
  const text = useDebounced(typed.trim(), REST_MS);
  const isAsked = text.length >= SHORTEST && text === typed.trim();
  return useQueries({
    queries: GROUPS.filter(({ isFor }) => isFor(subject)).map(({ id, find }) => ({
      queryKey: ['page-search', id, text],
      queryFn: ({ signal }: { signal: AbortSignal }) => find(text, signal),
      enabled: isAsked,
      staleTime: KEPT_MS,
      retry: false,
    })),
    combine: (results) => (isAsked ? results.flatMap(({ data = [] }) => data) : []),
  });
}

async function ask<Row>(path: string, text: string, signal: AbortSignal): Promise<Row[]> {
  const query = new URLSearchParams({
    filter: JSON.stringify({ q: text }),
    range: JSON.stringify([0, PER_GROUP - 1]),
  });
  const { items } = await apiPage<Row>(`${path}?${query.toString()}`, { signal, quiet: true });
  return items;
}
