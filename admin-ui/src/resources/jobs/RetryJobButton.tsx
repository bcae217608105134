import type { JobView } from '@contracts/jobs';
import ReplayIcon from '@mui/icons-material/Replay';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import { apiJson, messageOf } from '../../providers/apiClient';

/** Gives a failed job all its attempts again. */
export function RetryJobButton() {
  const job = useRecordContext<JobView>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isSending, setSending] = useState(false);
  if (job?.status !== 'failed') return null;

  const retry = async () => {
    setSending(true);
    try {
      await apiJson(`/admin/jobs/${job.id}/retry`, { method: 'POST' });
      notify('The job is queued again.', { type: 'success' });
      refresh();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setSending(false);
    }
  };
  return (
    <Button size="small" startIcon={<ReplayIcon />} loading={isSending} onClick={() => void retry()}>
      Retry
    </Button>
  );
}
