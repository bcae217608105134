import type { WatchView } from '@contracts/watches/watches';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ApiError, messageOf } from '../../../providers/apiClient';
import { actOn, deleteWatch, type WatchAction, watchKeys } from '../watchApi';

const TOLD: Record<WatchAction, string> = {
  check: 'The page will be checked now.',
  pause: 'The watch is paused. It no longer counts towards your plan’s limit.',
  resume: 'The watch is resumed.',
  baseline: 'The page as it is now is the new baseline.',
};

/** What can be done with a watch, one thing at a time. */
export function useWatchAction({ id }: Pick<WatchView, 'id'>) {
  const client = useQueryClient();
  const notify = useNotify();
  const [busy, setBusy] = useState<WatchAction | 'delete'>();
  /** Whether it was done. */
  const attempt = async (name: WatchAction | 'delete', task: () => Promise<unknown>) => {
    setBusy(name);
    try {
      await task();
      return true;
    } catch (error) {
      // Of a limit the dialog tells.
      const isLimit = error instanceof ApiError && error.code === 'LIMIT_REACHED';
      if (!isLimit) notify(messageOf(error), { type: 'error' });
      return false;
    } finally {
      setBusy(undefined);
    }
  };
  const act = (action: WatchAction) =>
    attempt(action, async () => {
      client.setQueryData(watchKeys.one(id), await actOn(id, action));
      notify(TOLD[action], { type: 'success' });
      await client.invalidateQueries({ queryKey: watchKeys.all });
    });
  const remove = (onRemoved: () => void) =>
    attempt('delete', async () => {
      await deleteWatch(id);
      notify('The watch is deleted.', { type: 'success' });
      onRemoved();
      client.removeQueries({ queryKey: watchKeys.one(id) });
      await client.invalidateQueries({ queryKey: watchKeys.all });
    });
  return { busy, act, remove };
}
