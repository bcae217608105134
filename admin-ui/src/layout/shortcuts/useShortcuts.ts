import type { NavigationEntry } from '@domain/access/navigation';
import { useNotify } from 'react-admin';
import { MESSAGES } from '@contracts/messages';
import { messageOf } from '../../providers/apiClient';
import { session, useUser } from '../../session/useSession';
import { useNavigationEntries } from '../useNavigationEntries';
import { reordered } from './reordered';

export interface Shortcuts {
  /** Every page that could be one. */
  pages: NavigationEntry[];
  /** Those that are, in the user's order. */
  starred: NavigationEntry[];
  toggle: (id: string) => void;
  /** Puts a starred page where another is. */
  move: (from: number, to: number) => void;
}

/** The user's favourite pages; a change shows at once and is taken back where it cannot be saved. */
export function useShortcuts(): Shortcuts {
  const { shortcuts } = useUser().data;
  const pages = useNavigationEntries();
  const notify = useNotify();
  const starred = shortcuts.flatMap((id) => pages.filter((page) => page.id === id));

  const save = (next: string[]) => {
    session.saveShortcuts(next).then(
      () => notify(MESSAGES.userDataSaved, { type: 'success' }),
      (error: unknown) => notify(messageOf(error), { type: 'error' }),
    );
  };
  const toggle = (id: string) =>
    save(shortcuts.includes(id) ? shortcuts.filter((kept) => kept !== id) : [...shortcuts, id]);
  const move = (from: number, to: number) => save(reordered(shortcuts, starred[from]?.id, starred[to]?.id));
  return { pages, starred, toggle, move };
}
