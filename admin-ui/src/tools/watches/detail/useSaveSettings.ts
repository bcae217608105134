import type { WatchSettings, WatchView } from '@contracts/watches/watches';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../../../providers/apiClient';
import { settingsOf } from '../shown/watchSettings';
import { saveWatch, watchKeys } from '../watchApi';

/** Saves one thing that is set of a watch, with the others as they are. */
export function useSaveSettings(watch: WatchView) {
  const client = useQueryClient();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const save = async (changes: Partial<WatchSettings> & { slotsOff?: string[] }) => {
    setBusy(true);
    try {
      const saved = await saveWatch(watch.id, { ...settingsOf(watch), ...changes });
      client.setQueryData(watchKeys.one(watch.id), saved);
      // Which past changes are ignored may be others now.
      await client.invalidateQueries({ queryKey: watchKeys.one(watch.id) });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
    setBusy(false);
  };
  return { save, busy };
}
