import { type NavigationEntry, navigationFor } from '@domain/access/navigation';
import { useMemo } from 'react';
import { useSubject } from '../session/useSession';

/** Every page that the user can open, in the menu's order. */
export function useNavigationEntries(): NavigationEntry[] {
  const subject = useSubject();
  return useMemo(() => navigationFor(subject).flatMap(({ entries }) => entries), [subject]);
}
