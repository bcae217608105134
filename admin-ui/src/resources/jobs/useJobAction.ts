import type { JobView } from '@contracts/jobs/jobs';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { apiJson, messageOf } from '../../providers/apiClient';

/** What an admin does with somebody's job; the list shows what came of it. */
export function useJobAction({ id }: JobView, action: 'cancel' | 'retry', done: string) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);

  const run = async () => {
    setBusy(true);
    try {
      await apiJson(`/admin/jobs/${id}/${action}`, { method: 'POST' });
      notify(done, { type: 'success' });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setBusy(false);
      refresh();
    }
  };
  return { run, busy };
}
