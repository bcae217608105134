import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { apiJson, messageOf } from '../../providers/apiClient';

/** Gives a failed job all its attempts again. */
export function useRetryJob() {
  const notify = useNotify();
  const refresh = useRefresh();
  const [isSending, setSending] = useState(false);

  const retry = async (id: string) => {
    setSending(true);
    try {
      await apiJson(`/admin/jobs/${id}/retry`, { method: 'POST' });
      notify('The job is queued again.', { type: 'success' });
      refresh();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setSending(false);
    }
  };
  return { retry, isSending };
}
