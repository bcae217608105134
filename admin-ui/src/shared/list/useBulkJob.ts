import type { BulkAction } from '@contracts/bulk/bulk-changes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useRefresh, useResourceContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../providers/apiClient';
import { counted } from '../counted';
import { jobKeys } from '../jobs/jobApi';
import { useResourceOptions } from '../recordNoun';
import { changesPath, startBulkChange } from './bulkApi';
import { useSelection } from './useSelection';

/** Changes what is chosen beyond the page: a job does it, whose page opens. */
export function useBulkJob() {
  const resource = useResourceContext() ?? '';
  const { one, many } = useResourceOptions().noun;
  const { count, selection, isBeyondPage, clear } = useSelection();
  const client = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: (change: { action: BulkAction; values?: object }) =>
      startBulkChange({ resource, ...change, selection }),
    onSuccess: (job) => {
      client.setQueryData(jobKeys.one(job.id), job);
      clear();
      navigate(changesPath(resource, job.id));
    },
    onError: (error) => {
      notify(messageOf(error), { type: 'error' });
      // Another number may match by now.
      refresh();
    },
  });
  return {
    /** Whether what is chosen takes a job. */
    isNeeded: isBeyondPage,
    /** `998 users` */
    records: counted(count, one, many),
    isPending,
    start: (action: BulkAction, values?: object) => mutate({ action, values }),
  };
}
