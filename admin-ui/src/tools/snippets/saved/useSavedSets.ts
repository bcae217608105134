import { SNIPPET_MESSAGES } from '@contracts/snippets/snippet-messages';
import type { SavedSnippetEntry, SnippetFields } from '@contracts/snippets/snippets';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../../../providers/apiClient';
import { useLastPage } from '../../../shared/result/useLastPage';
import { deleteSnippet, listSnippets, readSnippet, saveSnippet, SNIPPETS_KEY } from '../snippetApi';

export const SETS_PER_PAGE = 5;

/** The user's saved sets, a page at a time, which of them is open, and what can be done with them. */
export function useSavedSets(onOpen: (fields: SnippetFields, why: string) => void) {
  const [page, setPage] = useState(0);
  const [open, setOpen] = useState<Pick<SavedSnippetEntry, 'id' | 'name'>>();
  const notify = useNotify();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: [SNIPPETS_KEY, page],
    queryFn: ({ signal }) => listSnippets(page, SETS_PER_PAGE, signal),
    placeholderData: keepPreviousData,
  });
  useLastPage(query, { page: page + 1, perPage: SETS_PER_PAGE, goTo: (last) => setPage(last - 1) });
  const refresh = () => client.invalidateQueries({ queryKey: [SNIPPETS_KEY] });
  const run = async (work: () => Promise<unknown>, done?: string) => {
    try {
      await work();
      if (done) notify(done, { type: 'success' });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
    if (done) await refresh();
  };
  return {
    query,
    page,
    setPage,
    open,
    openSet: ({ id }: SavedSnippetEntry) =>
      run(async () => {
        const set = await readSnippet(id);
        setOpen({ id, name: set.name });
        onOpen(set.fields, `“${set.name}” is open.`);
      }),
    saveOpen: (fields: SnippetFields) =>
      run(async () => open && saveSnippet(open.name, fields, open.id), SNIPPET_MESSAGES.saved),
    /** Rejects with the server's refusal, which the dialog tells. */
    saveNew: async (name: string, fields: SnippetFields) => {
      const { id, name: kept } = await saveSnippet(name, fields);
      setOpen({ id, name: kept });
      notify(SNIPPET_MESSAGES.saved, { type: 'success' });
      await refresh();
    },
    remove: ({ id }: SavedSnippetEntry) =>
      run(async () => {
        await deleteSnippet(id);
        if (open?.id === id) setOpen(undefined);
      }, SNIPPET_MESSAGES.deleted),
  };
}
