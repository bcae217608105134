import type { UserSettings } from '@contracts/users/users';
import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../providers/apiClient';
import { session } from './useSession';

/** Keeps on the account how the client is to look; only a failure is told, since what was chosen shows. */
export function useSaveSettings(): (change: UserSettings) => void {
  const notify = useNotify();
  return useCallback(
    (change) => {
      session.saveSettings(change).catch((error: unknown) => notify(messageOf(error), { type: 'error' }));
    },
    [notify],
  );
}
