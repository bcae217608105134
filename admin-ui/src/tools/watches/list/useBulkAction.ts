import type { WatchBulkAction, WatchBulkView, WatchSelection } from '@contracts/watches/watches';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ApiError, messageOf } from '../../../providers/apiClient';
import { counted } from '../../../shared/counted';
import { changeWatches, watchKeys } from '../watchApi';

const DONE: Record<WatchBulkAction, string> = {
  check: 'will be checked now.',
  pause: 'paused.',
  resume: 'resumed.',
  delete: 'deleted.',
};

/** Does something with several watches; what was refused is kept to be told. */
export function useBulkAction(onDone: () => void) {
  const client = useQueryClient();
  const notify = useNotify();
  const [busy, setBusy] = useState<WatchBulkAction>();
  const [refusals, setRefusals] = useState<WatchBulkView['refused']>([]);
  const run = async (action: WatchBulkAction, selection: WatchSelection) => {
    setBusy(action);
    try {
      const { done, refused } = await changeWatches(action, selection);
      setRefusals(refused);
      if (done.length > 0) notify(`${counted(done.length, 'page')} ${DONE[action]}`, { type: 'success' });
      if (refused.length === 0) onDone();
    } catch (error) {
      // Of a limit the dialog tells.
      const isLimit = error instanceof ApiError && error.code === 'LIMIT_REACHED';
      if (!isLimit) notify(messageOf(error), { type: 'error' });
    }
    await client.invalidateQueries({ queryKey: watchKeys.all });
    setBusy(undefined);
  };
  return { run, busy, refusals, forget: () => setRefusals([]) };
}
