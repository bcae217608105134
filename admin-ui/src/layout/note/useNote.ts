import type { NoteView } from '@contracts/notes/notes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiJson } from '../../providers/apiClient';

/** Where the client keeps the note that it has shown, or is to show. */
const NOTE_KEY = ['important-note'];

/** The note as it was when this page was opened: it comes up once, and not again with the window's focus. */
export function useNote() {
  return useQuery({
    queryKey: NOTE_KEY,
    queryFn: ({ signal }) => apiJson<NoteView>('/auth/getNote', { signal, quiet: true }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Keeps what the API says of the note now. */
export function useKeepNote() {
  const client = useQueryClient();
  return (note: NoteView) => client.setQueryData(NOTE_KEY, note);
}
